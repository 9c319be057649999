import type { Ways } from './Way.ts'
import { accountWays } from './ways/accountWays.ts'
import { authWays } from './ways/authWays.ts'
import { cartWays } from './ways/cartWays.ts'
import { generalWays } from './ways/generalWays.ts'
import { giftWays } from './ways/giftWays.ts'
import { orderWays } from './ways/orderWays.ts'

/** Every code of the catalogue that the shop can be made to say. */
export const ways: Ways = { ...authWays, ...cartWays, ...orderWays, ...accountWays, ...giftWays, ...generalWays }
