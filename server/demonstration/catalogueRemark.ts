import type { Catalogue } from '../kit/Catalogue.ts'
import type { ServerConfig } from '../serverConfig.ts'

/** OPS-27: what the operator should know about the goods at a start; null = nothing. */
export const catalogueRemark = (
  { isDevelopment, hasDemonstration }: Pick<ServerConfig, 'isDevelopment' | 'hasDemonstration'>,
  { products }: Pick<Catalogue, 'products'>,
): string | null => {
  if (hasDemonstration)
    return isDevelopment
      ? null
      : 'CAIRN_DEMO is on: everybody knows the password of the demonstration accounts. Never sell from this database.'
  return products.length === 0
    ? 'Nothing is for sale: the catalogue is empty. Fill it with npm run catalogue -- import, or with the demonstration (CAIRN_DEMO=on).'
    : null
}
