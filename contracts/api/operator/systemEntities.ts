import { Schema } from 'effect'

/** OPR-37: something that works or does not. `reason`: null = it works, otherwise why not, in words. */
export const SystemCheck = Schema.Struct({ name: Schema.String, reason: Schema.NullOr(Schema.String) })

/** OPR-38: work that is due and not done. `oldestSeconds`: the age of the oldest; null = not known. */
export const SystemQueue = Schema.Struct({
  name: Schema.String,
  length: Schema.Int,
  oldestSeconds: Schema.NullOr(Schema.Number),
})

/** OPR-39: answers with one error code, of all processes since their start. `latest`: epoch ms. */
export const CountedRefusal = Schema.Struct({ code: Schema.String, count: Schema.Int, latest: Schema.Int })

/** OPR-39: a fault of the server. `name`: of the error, without its words; `correlationId`: by which the log has more. */
export const SystemFault = Schema.Struct({
  at: Schema.Int,
  route: Schema.String,
  name: Schema.String,
  correlationId: Schema.String,
})

/** A process that serves. `number`: among several of its machine, null if it is alone there. Epoch ms. */
export const ServingProcess = Schema.Struct({
  machine: Schema.String,
  number: Schema.NullOr(Schema.Int),
  startedAt: Schema.Int,
  seenAt: Schema.Int,
  requests: Schema.Int,
})

/**
 * OPR-37…39: how the shop does. `schema`: steps that the database has, and that this release wants; `catalogue` and
 * `content`: how often they were changed or published.
 */
export const SystemState = Schema.Struct({
  at: Schema.Int,
  checks: Schema.Array(SystemCheck),
  services: Schema.Array(SystemCheck),
  queues: Schema.Array(SystemQueue),
  refusals: Schema.Array(CountedRefusal),
  faults: Schema.Array(SystemFault),
  processes: Schema.Array(ServingProcess),
  schema: Schema.Struct({ has: Schema.Int, wants: Schema.Int }),
  catalogue: Schema.Int,
  content: Schema.Int,
})
export type SystemState = typeof SystemState.Type

/**
 * OPR-40: a letter that has not left. waiting = is tried by itself, at `dueAt` again · failed = is not. `fault`: what the
 * mail server said last. Epoch ms.
 */
export const WaitingLetter = Schema.Struct({
  id: Schema.String,
  recipient: Schema.String,
  subject: Schema.String,
  writtenAt: Schema.Int,
  state: Schema.Literals(['waiting', 'failed']),
  attempts: Schema.Int,
  dueAt: Schema.NullOr(Schema.Int),
  fault: Schema.NullOr(Schema.String),
})
export type WaitingLetter = typeof WaitingLetter.Type
