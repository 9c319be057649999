/**
 * How often a property runs: as given by `npm run properties -- --runs N`, else as its author set it, but no more often
 * than `npm run verify` has time for.
 */
export const runs = (usual: number): number => asked('CAIRN_RUNS') ?? Math.min(usual, asked('CAIRN_MOST_RUNS') ?? usual)

const asked = (name: string): number | null => {
  const number = Number(process.env[name])
  return Number.isInteger(number) && number > 0 ? number : null
}
