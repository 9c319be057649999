import { createContext, use } from 'react'
import type { Department } from '../../../../contracts/api/entities/catalogue.ts'
import type { QueryState } from './latestAnswer.ts'

/** The departments: requested once by the shell, read by header, menu, footer and cards. */
export const FrontContext = createContext<QueryState<readonly Department[]>>({ state: 'pending' })

export const useDepartments = (): readonly Department[] => {
  const front = use(FrontContext)
  return front.state === 'answered' ? front.answer : []
}
