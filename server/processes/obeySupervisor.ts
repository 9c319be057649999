import type { OpenServer } from '../openServer.ts'
import { askOf } from './processMessage.ts'
import type { ProcessAnswer } from './processMessage.ts'

const tell = (answer: ProcessAnswer): void => void process.send?.(answer)

/** One of several serving processes does what the supervisor asks of it. `end`: does the work, and ends the process. */
export const obeySupervisor = (
  server: Pick<OpenServer, 'port' | 'leave' | 'stop' | 'figures'>,
  end: (work: () => Promise<void>) => void,
): void => {
  process.on('message', (message: unknown) => {
    const asked = askOf(message)
    if (asked?.ask === 'leave') end(() => server.leave())
    if (asked?.ask === 'stop') end(() => server.stop(asked.drainMs))
    if (asked?.ask === 'figures')
      void server.figures().then((figures) => tell({ answer: 'figures', id: asked.id, figures }))
  })
  tell({ answer: 'serving', port: server.port })
}
