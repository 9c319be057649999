import type { ConsumerType } from '../../../contracts/api/account/sessionApi.ts'

/** What decides which lists a shopper has. */
export type ListAccess = {
  /** FAV-02: the site's feature switch. */
  readonly offersFavorites: boolean
  readonly consumerType: ConsumerType
}

export const guestListAccess: ListAccess = { offersFavorites: true, consumerType: 'GUEST' }

/** AUTH-19, FAV-17: a connected employee has neither favorites nor saved items, and no call about them is made. */
export const canSaveForLater = ({ consumerType }: Pick<ListAccess, 'consumerType'>): boolean =>
  consumerType !== 'EMPLOYEE'

/** FAV-02 and FAV-17 */
export const canKeepFavorites = (listAccess: ListAccess): boolean =>
  listAccess.offersFavorites && canSaveForLater(listAccess)
