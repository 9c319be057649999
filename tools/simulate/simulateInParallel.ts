import { inProcesses, processes } from './inProcesses.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** Many seeds, on as many cores as there are. */
export const simulateInParallel = async (options: SimulateOptions): Promise<SimulationReport> => {
  const reports = await inProcesses<'Seeds'>({ _tag: 'Seeds', options }, Math.min(processes, options.seeds))
  return reports.reduce(addReports, emptyReport)
}
