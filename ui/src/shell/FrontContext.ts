import { createContext, use } from 'react'
import type { Storefront } from '../../../contracts/api/catalogue.ts'
import type { Asked } from '../bridge/heldAnswer.ts'

/** Departments, hero and rail: asked once by the shell, read by header, menu, footer and front page. */
export const FrontContext = createContext<Asked<Storefront>>({ state: 'pending' })

export const useFront = (): Asked<Storefront> => use(FrontContext)

export const useDepartments = (): Storefront['departments'] => {
  const front = useFront()
  return front.state === 'answered' ? front.answer.departments : []
}
