import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { configurationOf } from '../../domain/configuration/configuration.ts'
import type { Locale } from '../../domain/locale/locales.ts'

/** ERR-09: how long a call may take, in ms. Placing and patching an order may take longer: a bank may be involved. */
export const requestTimeout = (endpoint: Pick<Endpoint, 'id' | 'isSlow'>, locale: Locale): number =>
  configurationOf(locale).requestTimeout[endpoint.isSlow ? 'order' : 'standard']
