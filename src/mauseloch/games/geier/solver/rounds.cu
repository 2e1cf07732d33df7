// Rounds of Hol's der Geier for two, solved on a CUDA card: one thread per round.
//
// A round is a matrix game; cards between which nobody else's card lies are worth the same, so only
// the lowest of them has a row or a column. K is the longer side; what is missing is left empty.
// Entries are whole numbers of 2^-24 points: what the pot brings, plus
// the stored value of what may follow. Each thread keeps a simplex tableau in registers, in single
// precision. That only has to find out which bids the mixes contain: the final tableau is also an
// inverse good enough to refine both mixes in double precision, against the exact entries. What each
// mix then secures bounds the value from both sides. Whatever isn't tight is noted, and solved again
// with a tableau in double precision.

#ifndef THREADS
#define THREADS 64
#endif
constexpr int POINT = 1 << 24;
constexpr int COARSE = 468;  // units a point where 16 bits have to do: 70 points still fit

// What a round needs beside its tableau, in shared memory, one column per thread.
template <int K> struct Desk {
    int game[K * K][THREADS];
    float row[K][THREADS];         // the mix of the rows, then its correction
    float column[K][THREADS];
    float over[K][THREADS];        // by how much columns bring rows more than they should
    float under[K][THREADS];
    unsigned char basic[K][THREADS];  // the variable of each row of the tableau: columns, then rows
    unsigned char free[K][THREADS];   // the variable of each column
};

struct Found {
    double value;  // in the middle of what is certain
    double gap;    // between what the rows secure and what the columns concede
};

__device__ inline float over(float a, float b) { return __fdividef(a, b); }
__device__ inline double over(double a, double b) { return a / b; }

// The tableau. All loops are unrolled, so that every index is known and all of it stays in registers.
template <int K, typename Real> struct Simplex {
    Real cell[K + 1][K + 1];

    // Swap columns into the rows until nothing improves, or patience runs out: what the mixes then
    // secure will tell. Steepest ascent may go round in circles; in double precision Bland's rule,
    // which never does, takes over halfway.
    __device__ void solve(Desk<K>& desk, int enters, Real steep, Real tiny, int patience) {
        const int me = threadIdx.x;
        for (int pivots = 0; enters >= 0 && pivots < patience; pivots++) {
            const bool slowly = sizeof(Real) == 8 && 2 * pivots >= patience;
            Real out[K + 1];
#pragma unroll
            for (int j = 0; j < K; j++) {
                const bool here = j == enters;
#pragma unroll
                for (int i = 0; i <= K; i++) {
                    if (here) {
                        out[i] = cell[i][j];
                        cell[i][j] = 0;
                    }
                }
            }
            int leaves = -1;
            Real least = 0, slope = 1;
#pragma unroll
            for (int i = 0; i < K; i++) {
                if (out[i] > tiny) {
                    const Real ratio = over(cell[i][K], out[i]);
                    if (leaves < 0 || ratio < least ||
                        (slowly && ratio == least && desk.basic[i][me] < desk.basic[leaves][me])) {
                        leaves = i;
                        least = ratio;
                        slope = out[i];
                    }
                }
            }
            if (leaves < 0) return;
            const Real by = over(Real(1), slope);
            Real line[K + 1];
#pragma unroll
            for (int i = 0; i < K; i++) {
                const bool here = i == leaves;
#pragma unroll
                for (int j = 0; j <= K; j++) {
                    if (here) {
                        line[j] = cell[i][j];
                        cell[i][j] = 0;
                    }
                }
                if (here) out[i] = -1;  // so that the update below writes the line itself
            }
#pragma unroll
            for (int j = 0; j <= K; j++) line[j] = j == enters ? by : line[j] * by;
#pragma unroll
            for (int i = 0; i <= K; i++) {
#pragma unroll
                for (int j = 0; j <= K; j++) cell[i][j] -= out[i] * line[j];
            }
            const unsigned char left = desk.basic[leaves][me];
            desk.basic[leaves][me] = desk.free[enters][me];
            desk.free[enters][me] = left;
            enters = -1;
            Real steepest = -steep;
#pragma unroll
            for (int j = 0; j < K; j++) {
                if (cell[K][j] < steepest &&
                    (!slowly || enters < 0 || desk.free[j][me] < desk.free[enters][me])) {
                    enters = j;
                    if (!slowly) steepest = cell[K][j];
                }
            }
        }
    }
};

// What both mixes secure, each made a proper mix; `add` is a correction to them, or nothing.
template <int K, typename Row, typename Column>
__device__ Found secured(const Desk<K>& desk, int height, int width, Row row, Column column) {
    const int me = threadIdx.x;
    double mine[K], rows = 0, columns = 0;
#pragma unroll
    for (int j = 0; j < K; j++) {
        mine[j] = 0;
        columns += fmax(0.0, column(j));
    }
    double most = -1e300;
#pragma unroll 1
    for (int i = 0; i < height; i++) {
        const double share = fmax(0.0, row(i));
        rows += share;
        double theirs = 0;
#pragma unroll
        for (int j = 0; j < K; j++) {
            const double entry = desk.game[i * K + j][me];
            mine[j] += share * entry;
            theirs += fmax(0.0, column(j)) * entry;
        }
        most = fmax(most, theirs);
    }
    double least = 1e300;
#pragma unroll
    for (int j = 0; j < K; j++) {
        if (j < width) least = fmin(least, mine[j]);
    }
    least /= rows;
    most /= columns;
    return {(most + least) / 2, most - least};
}

// Solve the round on the desk. The mixes, not yet divided by their sums, are row + under and so on.
template <int K, typename Real>
__device__ Found solved(
    Desk<K>& desk, int height, int width, Real steep, Real tiny, int patience) {
    const int me = threadIdx.x;
    int low = -2147483647, high = 2147483647, least = 2147483647, most = -2147483647;
    int safest = 0, first = 0;
    int best[K];
#pragma unroll
    for (int j = 0; j < K; j++) best[j] = -2147483647;
#pragma unroll 1
    for (int i = 0; i < height; i++) {
        int worst = 2147483647;
#pragma unroll
        for (int j = 0; j < K; j++) {
            if (j < width) {
                const int entry = desk.game[i * K + j][me];
                worst = min(worst, entry);
                best[j] = max(best[j], entry);
            }
        }
        if (worst > low) {
            low = worst;
            safest = i;
        }
        least = min(least, worst);
    }
#pragma unroll
    for (int j = 0; j < K; j++) {
        if (j < width && best[j] < high) {
            high = best[j];
            first = j;
        }
        most = max(most, best[j]);
    }
#pragma unroll
    for (int i = 0; i < K; i++) {
        desk.row[i][me] = desk.column[i][me] = desk.over[i][me] = desk.under[i][me] = 0;
        desk.basic[i][me] = K + i;
        desk.free[i][me] = i;
    }
    if (low == high) {
        desk.row[safest][me] = desk.column[first][me] = 1;
        return {double(low), 0};
    }
    const double scale = 1.0 / (double(most) - double(least));
    Simplex<K, Real> simplex;
    auto& cell = simplex.cell;
#pragma unroll
    for (int i = 0; i < K; i++) {
#pragma unroll
        for (int j = 0; j < K; j++) {
            const long long more = (long long)desk.game[i * K + j][me] - least;
            cell[i][j] = i < height && j < width ? Real(more) * Real(scale) + 1 : Real(0);
        }
        cell[i][K] = 1;
        cell[K][i] = i < width ? -1 : 0;
    }
    cell[K][K] = 0;
    simplex.solve(desk, first, steep, tiny, patience);
#pragma unroll
    for (int i = 0; i < K; i++) {
        const int basic = desk.basic[i][me], free = desk.free[i][me];
        if (basic < K) desk.column[basic][me] = float(cell[i][K]);
        if (free >= K) desk.row[free - K][me] = float(cell[K][i]);
    }
    // By how much the rescaled game misses 1 where it should be exactly 1.
    double mine[K];
#pragma unroll
    for (int j = 0; j < K; j++) mine[j] = -1;
#pragma unroll 1
    for (int i = 0; i < height; i++) {
        double theirs = 1;
        const double share = desk.row[i][me];
#pragma unroll
        for (int j = 0; j < K; j++) {
            const double entry = (double(desk.game[i * K + j][me]) - least) * scale + 1;
            mine[j] += share * entry;
            theirs -= entry * double(desk.column[j][me]);
        }
        desk.under[i][me] = float(theirs);
    }
#pragma unroll
    for (int j = 0; j < K; j++) desk.over[j][me] = float(mine[j]);
    float slack[K], excess[K];
#pragma unroll
    for (int i = 0; i < K; i++) {
        const int basic = desk.basic[i][me], free = desk.free[i][me];
        slack[i] = free >= K ? desk.under[free - K][me] : 0;
        excess[i] = basic < K ? desk.over[basic][me] : 0;
    }
#pragma unroll 1
    for (int i = 0; i < K; i++) desk.over[i][me] = desk.under[i][me] = 0;
#pragma unroll
    for (int i = 0; i < K; i++) {
        float column = 0, row = 0;
#pragma unroll
        for (int j = 0; j < K; j++) {
            column += float(cell[i][j]) * slack[j];
            row -= float(cell[j][i]) * excess[j];
        }
        const int basic = desk.basic[i][me], free = desk.free[i][me];
        if (basic < K) desk.over[basic][me] = column;
        if (free >= K) desk.under[free - K][me] = row;
    }
    return secured<K>(
        desk, height, width,
        [&](int i) { return double(desk.row[i][me]) + double(desk.under[i][me]); },
        [&](int j) { return double(desk.column[j][me]) + double(desk.over[j][me]); });
}

// One entry: what the pot brings, plus what may follow, which a mirrored pattern turns around.
__device__ inline int entry(int child, int pot, int after) {
    return (child & 4 ? -after : after) + ((child & 3) - 1) * pot;
}

// How the rounds of a layer's patterns look: where their rows and columns lead.
struct Shapes {
    const int* children;
    const signed char* rows;     // the card of each row, for every pattern
    const signed char* columns;
    const signed char* heights;
    const signed char* widths;
    int cards;
};

// Where the bids of a pattern lead.
template <int K> struct Ways {
    long long after[K * K];  // where the values of what is left begin
    int kinds[K * K];        // how bids compare, and whether seats are swapped then
};

// Look them up, all threads of a block together.
template <int K>
__device__ inline void look(
    Ways<K>& ways, const long long* starts, const Shapes& shapes, long long pattern, int height,
    int width) {
    const int cards = shapes.cards;
    for (int at = threadIdx.x; at < height * width; at += THREADS) {
        const int i = at / width, j = at % width;
        const int row = shapes.rows[pattern * cards + i];
        const int column = shapes.columns[pattern * cards + j];
        const int child = shapes.children[(pattern * cards + row) * cards + column];
        ways.after[i * K + j] = starts[child >> 3];
        ways.kinds[i * K + j] = child & 7;
    }
    __syncthreads();
}

// Lay out the matrix of a round.
template <int K>
__device__ inline void lay(
    Desk<K>& desk, const Ways<K>& ways, const int* values, int height, int width, int set, int tie,
    int pot) {
    const int me = threadIdx.x;
    for (int i = 0; i < K; i++) {
#pragma unroll
        for (int j = 0; j < K; j++) {
            const int at = i * K + j;
            if (i < height && j < width) {
                const int kind = ways.kinds[at];
                const int after = values[ways.after[at] + ((kind & 3) == 1 ? tie : set)];
                desk.game[at][me] = entry(kind, pot, after);
            } else {
                desk.game[at][me] = 0;
            }
        }
    }
}

// Note a round that isn't solved well enough, or how well it is.
__device__ inline bool noted(
    double gap, double tight, long long place, unsigned long long* loose, unsigned int* notes,
    unsigned int room, double* widest) {
    if (!(gap <= tight)) {  // or it is not a number
        const unsigned int note = atomicAdd(notes, 1u);
        if (note < room) loose[note] = (unsigned long long)place;
        return true;
    }
    if (gap > *widest) {
        atomicMax(reinterpret_cast<unsigned long long*>(widest), __double_as_longlong(gap));
    }
    return false;
}

// Solve all rounds of some patterns, which are the same for each: block rows are patterns.
template <int K>
__global__ void __launch_bounds__(THREADS, K > 10 ? 4 : K > 9 ? 5 : K > 8 ? 6 : 8) sweep(
    const int* values, const long long* starts, Shapes shapes, const int* numbers, const int* sets,
    const int* pots, const int* ties, int count, double tight, double* found,
    unsigned long long* loose, unsigned int* notes, unsigned int room, double* widest) {
    extern __shared__ unsigned char memory[];
    Desk<K>& desk = *reinterpret_cast<Desk<K>*>(memory);
    __shared__ Ways<K> ways;
    const long long pattern = numbers[blockIdx.y];
    const int height = shapes.heights[pattern], width = shapes.widths[pattern];
    look<K>(ways, starts, shapes, pattern, height, width);
    const int number = blockIdx.x * THREADS + threadIdx.x;
    if (number >= count) return;
    const int pot = abs(pots[number]) * POINT;
    lay<K>(desk, ways, values, height, width, sets[number], ties[number], pot);
    const Found one = solved<K, float>(desk, height, width, 2e-6f, 1e-6f, 4 * K + 8);
    const long long place = (long long)blockIdx.y * count + number;
    found[place] = one.value;
    noted(one.gap, tight, place, loose, notes, room, widest);
}

// What a best reply to the mixes gains in the layer below, from its own view.
template <typename Below> struct Gains {
    const Below* own;    // where it holds the pattern's own cards
    const Below* other;  // where it holds the other ones
    long long turn;      // -1 if the latter are the opponent's gains
};

// The unit of stored gains, in 2^-24 points.
__device__ inline double unit_of(const int*) { return 1; }
__device__ inline double unit_of(const short*) { return double(POINT) / COARSE; }

// What best replies gain in a round, in 2^-24 points: with the rows, and with the columns.
struct alignas(8) Pair {
    int row;
    int column;
};

// Reply to both mixes of the round on the desk. A best reply may take any card at which it gains
// most; it is told what follows from the seat that it has then.
template <int K, typename Below>
__device__ Pair replied(
    const Desk<K>& desk, const Ways<K>& ways, const Gains<Below>& below, int height, int width,
    int set, int tie, int pot, double rows, double columns) {
    const int me = threadIdx.x;
    const double unit = unit_of(below.own), turned = unit * double(below.turn);
    double row = -1e300, column = -1e300;
#pragma unroll 1
    for (int i = 0; i < height; i++) {
        double gain = 0;
#pragma unroll
        for (int j = 0; j < K; j++) {
            if (j < width) {
                const int kind = ways.kinds[i * K + j];
                const long long at = ways.after[i * K + j] + ((kind & 3) == 1 ? tie : set);
                const double after = kind & 4 ? turned * below.other[at] : unit * below.own[at];
                const double share = double(desk.column[j][me]) + double(desk.over[j][me]);
                gain += fmax(0.0, share) * (after + ((kind & 3) - 1) * double(pot));
            }
        }
        row = fmax(row, gain);
    }
#pragma unroll 1
    for (int j = 0; j < width; j++) {
        double gain = 0;
#pragma unroll
        for (int i = 0; i < K; i++) {
            if (i < height) {
                const int kind = ways.kinds[i * K + j];
                const long long at = ways.after[i * K + j] + ((kind & 3) == 1 ? tie : set);
                const double after = kind & 4 ? unit * below.own[at] : turned * below.other[at];
                const double share = double(desk.row[i][me]) + double(desk.under[i][me]);
                gain += fmax(0.0, share) * (after - ((kind & 3) - 1) * double(pot));
            }
        }
        column = fmax(column, gain);
    }
    return {__double2int_rn(row / columns), __double2int_rn(column / rows)};
}

// Solve rounds as a sweep does, and reply to their mixes. All patterns have the same rounds; or each
// has one of its own (`single`). Mixes are written for each card if there is somewhere to.
template <int K, typename Below>
__global__ void __launch_bounds__(THREADS, K > 10 ? 4 : K > 9 ? 5 : K > 8 ? 6 : 8) reply(
    const int* values, const long long* starts, Shapes shapes, Gains<Below> below,
    const int* numbers, const int* sets, const int* pots, const int* ties, int count, int single,
    double tight, Pair* found, float* rows, float* columns, unsigned long long* loose,
    unsigned int* notes, unsigned int room, double* widest) {
    extern __shared__ unsigned char memory[];
    Desk<K>& desk = *reinterpret_cast<Desk<K>*>(memory);
    __shared__ Ways<K> ways;
    const int me = threadIdx.x;
    const long long pattern = numbers[blockIdx.y];
    const int height = shapes.heights[pattern], width = shapes.widths[pattern];
    look<K>(ways, starts, shapes, pattern, height, width);
    const int number = blockIdx.x * THREADS + me;
    if (number >= count) return;
    const long long place = (long long)blockIdx.y * count + number;
    const long long round = single ? place : number;
    const int set = sets[round], tie = ties[round], pot = abs(pots[round]) * POINT;
    lay<K>(desk, ways, values, height, width, set, tie, pot);
    const Found one = solved<K, float>(desk, height, width, 2e-6f, 1e-6f, 4 * K + 8);
    if (noted(one.gap, tight, place, loose, notes, room, widest)) return;
    double mine = 0, theirs = 0;
#pragma unroll 1
    for (int i = 0; i < K; i++) {
        mine += fmax(0.0, double(desk.row[i][me]) + double(desk.under[i][me]));
        theirs += fmax(0.0, double(desk.column[i][me]) + double(desk.over[i][me]));
    }
    found[place] = replied<K, Below>(
        desk, ways, below, height, width, set, tie, pot, mine, theirs);
    if (!rows) return;
    const int cards = shapes.cards;
    for (int i = 0; i < height; i++) {
        const double share = fmax(0.0, double(desk.row[i][me]) + double(desk.under[i][me]));
        rows[place * cards + shapes.rows[pattern * cards + i]] = float(share / mine);
    }
    for (int j = 0; j < width; j++) {
        const double share = fmax(0.0, double(desk.column[j][me]) + double(desk.over[j][me]));
        columns[place * cards + shapes.columns[pattern * cards + j]] = float(share / theirs);
    }
}

// Solve single rounds in double precision, each with its own pattern, mixes included.
template <int K>
__global__ void __launch_bounds__(THREADS) settle(
    const int* values, const long long* starts, Shapes shapes, const int* numbers, const int* sets,
    const int* pots, const int* ties, int count, double* found, double* gaps, double* rows,
    double* columns) {
    extern __shared__ unsigned char memory[];
    Desk<K>& desk = *reinterpret_cast<Desk<K>*>(memory);
    const int me = threadIdx.x, cards = shapes.cards;
    const int number = blockIdx.x * THREADS + me;
    if (number >= count) return;
    const long long pattern = numbers[number];
    const int height = shapes.heights[pattern], width = shapes.widths[pattern];
    const int set = sets[number], tie = ties[number];
    const int pot = abs(pots[number]) * POINT;
    for (int at = 0; at < K * K; at++) desk.game[at][me] = 0;
    for (int i = 0; i < height; i++) {
        const int row = shapes.rows[pattern * cards + i];
        for (int j = 0; j < width; j++) {
            const int column = shapes.columns[pattern * cards + j];
            const int child = shapes.children[(pattern * cards + row) * cards + column];
            const int* after = values + starts[child >> 3];
            desk.game[i * K + j][me] = entry(child & 7, pot, after[(child & 3) == 1 ? tie : set]);
        }
    }
    const Found one = solved<K, double>(desk, height, width, 1e-13, 1e-11, 200);
    found[number] = one.value;
    gaps[number] = one.gap;
    double* mine = rows + (long long)number * cards;
    double* theirs = columns + (long long)number * cards;
    for (int i = 0; i < cards; i++) mine[i] = theirs[i] = 0;
    double all_mine = 0, all_theirs = 0;
    for (int i = 0; i < K; i++) {
        all_mine += fmax(0.0, double(desk.row[i][me]) + double(desk.under[i][me]));
        all_theirs += fmax(0.0, double(desk.column[i][me]) + double(desk.over[i][me]));
    }
    for (int i = 0; i < height; i++) {
        const double share = fmax(0.0, double(desk.row[i][me]) + double(desk.under[i][me]));
        mine[shapes.rows[pattern * cards + i]] = share / all_mine;
    }
    for (int j = 0; j < width; j++) {
        const double share = fmax(0.0, double(desk.column[j][me]) + double(desk.over[j][me]));
        theirs[shapes.columns[pattern * cards + j]] = share / all_theirs;
    }
}

// The values of positions: the mean of their rounds over the next prize, as whole numbers.
template <int K>
__global__ void __launch_bounds__(THREADS) mean(
    const double* found, int games, const int* numbers, const int* sources, int count, int* values,
    const long long* starts) {
    const int number = blockIdx.x * THREADS + threadIdx.x;
    if (number >= count) return;
    const double* mine = found + (long long)blockIdx.y * games;
    double sum = 0;
#pragma unroll
    for (int prize = 0; prize < K; prize++) sum += mine[sources[(long long)number * K + prize]];
    values[starts[numbers[blockIdx.y]] + number] = __double2int_rn(sum / K);
}

// What best replies gain in positions: the mean over the next prize, in the unit of what is stored.
template <int K, typename Above>
__global__ void __launch_bounds__(THREADS) gain(
    const Pair* found, int games, const int* numbers, const int* sources, int count, Above* own,
    Above* other, const long long* starts) {
    const int number = blockIdx.x * THREADS + threadIdx.x;
    if (number >= count) return;
    const Pair* mine = found + (long long)blockIdx.y * games;
    long long rows = 0, columns = 0;
#pragma unroll
    for (int prize = 0; prize < K; prize++) {
        const Pair one = mine[sources[(long long)number * K + prize]];
        rows += one.row;
        columns += one.column;
    }
    const double units = unit_of(own) * K;
    const long long at = starts[numbers[blockIdx.y]] + number;
    own[at] = Above(__double2int_rn(double(rows) / units));
    other[at] = Above(__double2int_rn(double(columns) / units));
}
