import type { Endpoint, HeaderGroup } from '../../../contracts/api/endpoint.ts'
import { channels, defaultSource } from '../../domain/configuration/constants.ts'

/** The public client id of the web shop; not a secret, and it grants nothing by itself. */
export const accessKey = 'cairn-web'

/** What the headers of one attempt are made from. */
export type HeaderContext = {
  readonly locale: string
  /** New for every attempt. */
  readonly transactionId: string
  /** The same for the user's whole session. */
  readonly correlationId: string
  readonly sessionId: string | null
  readonly accessToken: string | null
  /** BIS-07: the credential of a device that is enrolled at a store. */
  readonly storeDevice?: string | null | undefined
  /** AUTH-28: in a webview the marker is MAPP. */
  readonly webview: boolean
} & HeaderExtras

/** What only some calls say. */
export type HeaderExtras = {
  /** AUTH-29, SIGN-36: a lead source replaces the default. */
  readonly source?: string
  /** CMS-10: shows one draft until it ends. */
  readonly previewToken?: string
}

/** AUTH-26…29: the headers of a call by its group. */
export const requestHeaders = (endpoint: Endpoint, context: HeaderContext): Readonly<Record<string, string>> =>
  headersByGroup[endpoint.headers](context)

const localeOnly = (context: HeaderContext) => ({ locale: context.locale })

const ids = (context: HeaderContext) => ({
  ...localeOnly(context),
  'x-transaction-id': context.transactionId,
  'x-correlation-id': context.correlationId,
  ...(context.previewToken && { 'x-preview-token': context.previewToken }),
})

const common = (context: HeaderContext) => ({
  ...ids(context),
  'x-access-key': accessKey,
  ...(context.sessionId && { 'x-session-id': context.sessionId }),
  ...(context.accessToken && { authorization: `Bearer ${context.accessToken}` }),
  ...(context.storeDevice && { 'x-store-device': context.storeDevice }),
})

const withChannel = (context: HeaderContext) => ({
  ...common(context),
  channel: context.webview ? channels.webview : channels.browser,
})

const withSource = (context: HeaderContext) => ({ ...withChannel(context), source: context.source ?? defaultSource })

const headersByGroup: Record<HeaderGroup, (context: HeaderContext) => Readonly<Record<string, string>>> = {
  none: () => ({}),
  locale: localeOnly,
  ids,
  common,
  'common+channel': withChannel,
  'common+channel+source': withSource,
}
