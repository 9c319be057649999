import { Schema } from 'effect'
import { Id } from '../api/wire.ts'
import { command } from './command.ts'
import { FavoriteProduct } from './lineProduct.ts'

export const FavoriteCommand = Schema.Union([
  /** FAV-05: always one. Adding a favorite again changes nothing. */
  command('AddFavorite', { product: FavoriteProduct }),
  command('RemoveFavorite', { productId: Id }),
  /** Asks the server for the list again. */
  command('RefreshFavorites', {}),
  /** FAV-06: from then on anybody with the link may read the list. */
  command('ShareFavorites', {}),
  command('DismissFavoriteRefusal', { refusalId: Id }),
  /** FAV-02: the worker says what the site offers. */
  command('NoteStanding', { offersFavorites: Schema.Boolean }),
])
export type FavoriteCommand = typeof FavoriteCommand.Type
