/** How often a property runs: as often as `npm run properties -- --runs N` says, else as often as its author thinks enough. */
export const runs = (usual: number): number => {
  const asked = Number(process.env['CAIRN_RUNS'])
  return Number.isInteger(asked) && asked > 0 ? asked : usual
}
