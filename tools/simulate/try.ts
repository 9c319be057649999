import { openStage } from '/work/wt/simulator/tools/simulate/world/openStage.ts'
import { simulateSeed } from '/work/wt/simulator/tools/simulate/world/simulateSeed.ts'
import { mutantNamed } from '/work/wt/simulator/tools/simulate/mutants/mutants.ts'
const t0 = Date.now()
const stage = await openStage()
console.log('stage', Date.now() - t0)
const [from, to, story, mutant] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4] === 'story', process.argv[5]]
const marks = new Map()
const t1 = Date.now(); let steps = 0, commands = 0, orders = 0
for (let seed = from; seed <= to; seed++) {
  const s = Date.now()
  const r = await simulateSeed(stage, seed, { tabs: null, faults: null, mutant: mutant ? mutantNamed(mutant)! : null, story })
  steps += r.steps; commands += r.commands; orders += r.orders
  for (const [k, n] of r.marks) marks.set(k, (marks.get(k) ?? 0) + n)
  if (story) console.log(r.story.join('\n'))
  if (story || r.faults.length) console.log(seed, Date.now() - s, 'ms', r.steps, r.commands, r.requests, r.faults.slice(0, 4))
}
console.log({ ms: Date.now() - t1, steps, commands, orders }, Object.fromEntries([...marks].sort()))
process.exit(0)
