import { simulateSeeds } from '/work/wt/lead/tools/simulate/simulateSeeds.ts'
const t=performance.now()
const r = await simulateSeeds({seeds:+(process.env.N??60),seed:1,tabs:null,faults:[],mutant:null,database:'memory',seconds:600} as never,{part:0,of:1})
console.log(r.seeds, r.commands, r.requests, r.steps, performance.now()-t)
