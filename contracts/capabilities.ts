import type { CallerKind, OperatorKind, ShopperKind } from './api/endpoint.ts'
import type { ErrorCode, OperatorErrorCode } from './errorCatalogue.ts'

/** AUTH-01: a caller's role. `nobody` = no token, or an expired one; `agent` = a session of the agent login. */
export const roles = [
  'nobody',
  'guest',
  'consumer',
  'member',
  'employeeBeforeTerms',
  'employee',
  'athlete',
  'prosumer',
  'agent',
] as const
export type Role = (typeof roles)[number]

/**
 * `ifMember`: special groups can join the loyalty programme too (AUTH-01); those who have not are refused with this.
 * `ifAgent`: as long as an agent has signed in on the shopper's device (AUTH-24).
 */
export type Permission =
  | 'allowed'
  | ErrorCode
  | OperatorErrorCode
  | { readonly ifMember: ErrorCode }
  | { readonly ifAgent: ErrorCode }

const yes = 'allowed'
/** Authenticate, and repeat the call. */
const token = 'AUT404'
const no = 'AUT432'
const join = { ifMember: no } as const
const agent = { ifAgent: no } as const
const reward = { ifMember: 'REW130' } as const

/**
 * AUTH-32: who may do what. A row for every `who` of an endpoint, a column for every role, in the order of `roles`. The
 * server checks this table and nothing else before a handler runs.
 */
const rows = {
  /** Public. */
  public: [yes, yes, yes, yes, yes, yes, yes, yes, yes],
  /** Beacons. */
  beacon: [yes, yes, yes, yes, yes, yes, yes, yes, yes],
  /** Any token. */
  session: [token, yes, yes, yes, yes, yes, yes, yes, yes],
  /** AUTH-19, FAV-17: favorites and saved items, which employees do not have. */
  lists: [token, yes, yes, yes, no, no, yes, yes, no],
  /** An account. */
  account: [token, no, yes, yes, yes, yes, yes, yes, no],
  /** LOY-02: the loyalty programme. */
  member: [token, no, no, yes, join, join, join, join, no],
  /** LOY-09: a reward that pays for a basket; a refusal says what is missing. */
  reward: [token, 'REW401', 'REW130', yes, reward, reward, reward, reward, no],
  /** AUTH-24, CART-24: what only an agent may do, with the shopper's basket. */
  agent: [token, agent, agent, agent, agent, agent, agent, agent, yes],
} as const satisfies Readonly<Record<ShopperKind, readonly Permission[] & { readonly length: typeof roles.length }>>

/** OPR-05: what those who run the shop may do. They are no shoppers, and no shopper has any of these. */
export const operatorRoles = ['content', 'merchandise', 'orders', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

const signIn = 'OPR401'
const never = 'OPR403'

/** OPR-05: a row for every operator call's `who`, a column for every role of operators; one role that may is enough. */
const operatorRows = {
  /** Anybody who runs the shop. */
  operator: [yes, yes, yes, yes],
  /** Pages, articles, menus and media. */
  operatorContent: [yes, never, never, yes],
  /** Goods, prices, stock and promotions. */
  operatorMerchandise: [never, yes, never, yes],
  /** OPS-50: pictures of goods and pages. */
  operatorPictures: [yes, yes, never, yes],
  /** Orders, refunds, reviews and questions. */
  operatorOrders: [never, never, yes, yes],
  /** Operators, and what all of them have changed. */
  operatorAdmin: [never, never, never, yes],
} as const satisfies Readonly<
  Record<OperatorKind, readonly ('allowed' | OperatorErrorCode)[] & { readonly length: typeof operatorRoles.length }>
>

export const isOperatorKind = (who: CallerKind): who is OperatorKind => who in operatorRows

/** Whether operators with these roles may make a call that is for operators. */
export const operatorCapability = (who: OperatorKind, held: readonly OperatorRole[]): 'allowed' | OperatorErrorCode =>
  held.some((role) => operatorRows[who][operatorRoles.indexOf(role)] === yes) ? yes : never

/** A shopper's session opens no operator call. */
export const capability = (who: CallerKind, role: Role): Permission =>
  // `satisfies` has given each row a column for every role.
  isOperatorKind(who) ? signIn : rows[who][roles.indexOf(role)]!
