import { ingestPerformance, validateResponse } from '../../contracts/api/systemApi.ts'
import { readAddressFields, readCountries, readServerTime } from '../../contracts/api/utilityApi.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { judgeResponse } from './validateResponse.ts'
import { addressFieldRules, countries } from './countries.ts'

export const utilityHandlers: readonly Handler[] = [
  /** I18N-04 */
  handle(readCountries, async (_input, _caller, { locale }) => answer(countries(locale))),
  /** VAL-36 */
  handle(readAddressFields, async ({ params }) => {
    const rules = addressFieldRules(params.countryCode)
    return rules
      ? answer(rules)
      : refuse('API404', { message: 'We do not ship to this country.', field: 'countryCode' })
  }),
  /** TIME-01 */
  handle(readServerTime, async (_input, _caller, { now }) => answer({ timestamp: now })),
  /** TRK-05: accepted, but not stored by the reference server. */
  handle(ingestPerformance, async () => answer(undefined)),
  handle(validateResponse, judgeResponse),
]
