import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'

const redirects = { who: 'operatorContent', headers: 'none' } as const
const params = Schema.Struct({ redirectId: Id })

/** OPR-52: the redirects that hold, and those that were removed. */
export const redirectLists = ['kept', 'removed'] as const
export type RedirectList = (typeof redirectLists)[number]

/** Where a path leads: another path of the shop. `isForever`: 301, for good; else 302, for now. */
const Leading = Schema.Struct({ target: text(1_000), isForever: Schema.Boolean })
export type Leading = typeof Leading.Type

/** OPR-54: a change by an operator; null = it was, or is, removed. `at`: epoch ms; `by`: an e-mail address. */
const RedirectChange = Schema.Struct({
  id: Id,
  at: Schema.Int,
  by: Schema.NullOr(Schema.String),
  before: Schema.NullOr(Leading),
  after: Schema.NullOr(Leading),
  isUndo: Schema.Boolean,
})
export type RedirectChange = typeof RedirectChange.Type

/**
 * A path of the shop that leads to another one. `path` and `target` begin with a locale, or hold for all of them.
 * `state`: leading · covered = there is a page at the path by now, which is shown · nowhere = there is no page at the
 * target, so the path is a missing page · removed. `by`, `at`: who changed it last, and when (epoch ms).
 */
export const OperatorRedirect = Schema.Struct({
  id: Id,
  path: Schema.String,
  ...Leading.fields,
  state: Schema.Literals(['leading', 'covered', 'nowhere', 'removed']),
  by: Schema.NullOr(Schema.String),
  at: Schema.Int,
})
export type OperatorRedirect = typeof OperatorRedirect.Type

/** OPR-54: with what was changed, the latest first. `canUndo`: whether the first of them still can be undone. */
export const OpenedRedirect = Schema.Struct({
  ...OperatorRedirect.fields,
  changes: Schema.Array(RedirectChange),
  canUndo: Schema.Boolean,
})
export type OpenedRedirect = typeof OpenedRedirect.Type

/** OPR-52: what was changed last comes first; 50 at a time. `search`: part of a path or of a target. */
export const readRedirects = endpoint({
  id: 'API-225',
  method: 'GET',
  path: '/operator/api/redirects',
  query: Schema.Struct({
    list: Schema.optionalKey(Schema.Literals(redirectLists)),
    search: Schema.optionalKey(text(100)),
    before: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ redirects: Schema.Array(OperatorRedirect), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...redirects,
})

/** OPR-52: OPR400 says which field cannot be and why; OPR409: the path is redirected already. */
export const addRedirect = endpoint({
  id: 'API-226',
  method: 'POST',
  path: '/operator/api/redirects',
  body: Schema.Struct({ path: text(1_000), ...Leading.fields }),
  answer: OpenedRedirect,
  errors: ['OPR400', 'OPR409'],
  changes: true,
  ...redirects,
})

/** OPR-54: also one that was removed. */
export const readRedirect = endpoint({
  id: 'API-227',
  method: 'GET',
  path: '/operator/api/redirects/{redirectId}',
  params,
  answer: OpenedRedirect,
  errors: ['OPR404'],
  changes: false,
  ...redirects,
})

/** OPR-54: `seen`: what was read; OPR409 if something else holds now. `wanted`: null removes it. */
export const changeRedirect = endpoint({
  id: 'API-228',
  method: 'PUT',
  path: '/operator/api/redirects/{redirectId}',
  params,
  body: Schema.Struct({ seen: Leading, wanted: Schema.NullOr(Leading) }),
  answer: OpenedRedirect,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...redirects,
})

/** OPR-54: `changeId`: the latest change that was read; OPR409 if there is a later one, OPR412 if it cannot be undone. */
export const undoRedirectChange = endpoint({
  id: 'API-229',
  method: 'POST',
  path: '/operator/api/redirects/{redirectId}/undoing',
  params,
  body: Schema.Struct({ changeId: Id }),
  answer: OpenedRedirect,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...redirects,
})
