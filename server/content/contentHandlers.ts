import { readLocationSelector } from '../../contracts/api/componentsApi.ts'
import { answer } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { locationSelector } from './locationSelector.ts'

export const contentHandlers: readonly Handler[] = [
  /** I18N-05 */
  handle(readLocationSelector, async (_input, _caller, { locale }) => answer(locationSelector(locale))),
]
