/**
 * How often a property runs: as often as `npm run properties -- --runs N` says, else as often as its author thinks enough, but
 * no more often than `npm run verify` has time for.
 */
export const runs = (usual: number): number => asked('CAIRN_RUNS') ?? Math.min(usual, asked('CAIRN_MOST_RUNS') ?? usual)

const asked = (name: string): number | null => {
  const number = Number(process.env[name])
  return Number.isInteger(number) && number > 0 ? number : null
}
