/** Computes until its parent disconnects, at most ten minutes. */
const end = Date.now() + 600_000
process.once('disconnect', () => process.exit())

const spin = () => {
  const until = performance.now() + 20
  while (performance.now() < until);
  if (Date.now() > end) process.exit()
  setImmediate(spin)
}
spin()
