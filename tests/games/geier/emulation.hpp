// Enough of CUDA to run its kernels on a processor, one thread a block.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#define __global__
#define __device__
#define __shared__ static
#define __launch_bounds__(...)

struct Index {
    int x, y;
};
static Index threadIdx, blockIdx;
alignas(16) static unsigned char memory[1 << 16];

using std::max;
using std::min;

static inline void __syncthreads() {}
static inline float __fdividef(float a, float b) { return a / b; }
static inline int __double2int_rn(double a) { return int(std::nearbyint(a)); }
static inline long long __double_as_longlong(double a) {
    long long bits;
    std::memcpy(&bits, &a, sizeof bits);
    return bits;
}
template <typename T> static T atomicAdd(T* at, T more) {
    const T before = *at;
    *at += more;
    return before;
}
template <typename T> static T atomicMax(T* at, long long other) {
    const T before = *at;
    *at = max(before, T(other));
    return before;
}

template <typename... P, std::size_t... I>
void launch(void (*kernel)(P...), int width, int height, void** given, std::index_sequence<I...>) {
    for (blockIdx.y = 0; blockIdx.y < height; blockIdx.y++) {
        for (blockIdx.x = 0; blockIdx.x < width; blockIdx.x++) {
            kernel(*static_cast<P*>(given[I])...);
        }
    }
}
template <typename... P> void launch(void (*kernel)(P...), int width, int height, void** given) {
    launch(kernel, width, height, given, std::index_sequence_for<P...>());
}
