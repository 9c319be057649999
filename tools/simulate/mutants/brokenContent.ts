import type { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { readMenu } from '../../../contracts/api/content/contentApi.ts'
import { contentHandlers } from '../../../server/content/contentHandlers.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { Mutant } from './Mutant.ts'

type Run = Handler['run']

/** The content handlers, run otherwise. `db` opens transactions of the living process. */
const ofContent =
  (other: (run: Run, db: Parameters<Mutant['handler']>[1]) => Run): Mutant['handler'] =>
  (handler, db) =>
    contentHandlers.some(({ endpoint }) => endpoint.id === handler.endpoint.id)
      ? { ...handler, run: other(handler.run, db) }
      : handler

export const draftsShown = ofContent((run) => (input, caller, context, step) => {
  const { params, ...rest } = input as InputOf<typeof readMenu>
  const preview = { policy: 'open', token: undefined } as const
  return run({ ...rest, params: { ...params, mode: 'preview' } }, caller, { ...context, preview }, step)
})

export const shownEarly = ofContent(
  (run) => (input, caller, context, step) => run(input, caller, { ...context, now: context.now + 5_000 }, step),
)

/** Each area comes from a statement of its own, and others may publish in between. */
export const readInParts = ofContent(
  (run, db) => (input, caller, context, step) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const one = await run(input, caller, { ...context, db: tx }, step)
        const other = await run(input, caller, { ...context, db: tx }, step)
        if (one._tag !== 'Answer' || other._tag !== 'Answer' || !hasSlots(one.body) || !hasSlots(other.body)) return one
        const [[area, blocks] = ['main', []]] = Object.entries(one.body.slots)
        return { ...other, body: { ...other.body, slots: { ...other.body.slots, [area]: blocks } } }
      }),
)

const hasSlots = (body: unknown): body is LocalizedDocument =>
  typeof body === 'object' && body !== null && 'slots' in body
