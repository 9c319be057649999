import type { RawClient, Reply } from '../rawClient.ts'
import { nobody, paths } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

export type Code = { readonly authorizationCode: string; readonly st: string }

export const exchange = (client: RawClient, body: object): Promise<Reply> =>
  nobody(client).call('POST', paths.token, body)

export const renew = (client: RawClient, refreshToken: string | null): Promise<Reply> =>
  exchange(client, { refreshToken })

export const profileStatus = async (who: Visitor): Promise<number> => (await who.call('GET', paths.profile)).status
