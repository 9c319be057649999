/** Why there is no backup, no restore or no move; the message is a sentence for whoever started it. */
export class CannotBackUp extends Error {
  override readonly name = 'CannotBackUp'
}
