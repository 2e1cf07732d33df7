declare module "virtual:texts/*" {
  const catalogue: string;
  export default catalogue;
}
