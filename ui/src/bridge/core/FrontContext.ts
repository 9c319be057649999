import { createContext, use } from 'react'
import type { StorefrontEntry } from '../../../../contracts/api/entities/catalogue.ts'
import type { QueryState } from './latestAnswer.ts'

/** Departments, hero and rail: requested once by the shell, read by header, menu, footer and front page. */
export const FrontContext = createContext<QueryState<StorefrontEntry>>({ state: 'pending' })

export const useFront = (): QueryState<StorefrontEntry> => use(FrontContext)

export const useDepartments = (): StorefrontEntry['departments'] => {
  const front = useFront()
  return front.state === 'answered' ? front.answer.departments : []
}
