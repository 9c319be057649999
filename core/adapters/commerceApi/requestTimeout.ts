import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { configurationOf } from '../../domain/configuration/configuration.ts'
import type { Locale } from '../../domain/locale/locales.ts'

/** ERR-09: how long a call may take, in ms. Placing and patching an order get longer: a bank may be asked. */
export const requestTimeout = (endpoint: Pick<Endpoint, 'id'>, locale: Locale): number =>
  configurationOf(locale).requestTimeout[slow.has(endpoint.id) ? 'order' : 'standard']

/** By id: their schemas are not loaded before an order is placed. */
const slow: ReadonlySet<Endpoint['id']> = new Set(['API-036', 'API-037'])
