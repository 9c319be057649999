import { Cause, Exit, Schema, SchemaIssue } from 'effect'
import type { validateResponse as endpoint } from '../../contracts/api/systemApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { endpoints } from '../../contracts/api/table.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Caller, Context } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'

/** TRK-06: whether a JSON is what the call of this name answers, and which fields are not. Not in production. */
export const judgeResponse = async (
  { params: { contract }, body }: InputOf<typeof endpoint>,
  _caller: Caller,
  { validatesResponses }: Context,
): Promise<Result<typeof endpoint>> => {
  const judged = Object.entries(endpoints).find(([name]) => name === contract)?.[1]
  if (!validatesResponses || judged === undefined)
    return refuse('API404', { message: 'There is no such contract.', field: 'contract' })
  const exit = Schema.decodeUnknownExit(judged.answer, { errors: 'all' })(body)
  return answer({ valid: Exit.isSuccess(exit), issues: Exit.isSuccess(exit) ? [] : issuesOf(exit.cause) })
}

const issuesOf = (cause: Cause.Cause<Schema.SchemaError>): readonly string[] =>
  cause.reasons
    .filter(Cause.isFailReason)
    .flatMap(({ error }) => toIssues(error.issue).issues)
    .map(({ path, message }) => `${(path ?? []).map(String).join('.') || 'the answer'}: ${message}`)

const toIssues = SchemaIssue.makeFormatterStandardSchemaV1()
