import type { StorefrontEntry } from '../../../contracts/api/catalogue.ts'

export type Department = StorefrontEntry['departments'][number]

/** The one department that wears the signal colour. */
export const isSale = ({ path }: Pick<Department, 'path'>): boolean => path.includes('/c/sale-')

/** Gift cards stand in the footer: a bar holds seven words. */
export const isInBar = ({ path }: Pick<Department, 'path'>): boolean => !path.includes('/c/gift-cards-')
