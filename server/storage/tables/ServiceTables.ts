import type { Generated } from 'kysely'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { Json } from './CatalogTables.ts'

export type ServiceTables = {
  /**
   * A message to the shop's staff. `subject` is the owner of the token it came with, null for none; `email` in lower
   * case.
   */
  service_case: {
    number: string
    kind: 'contact' | 'warranty'
    subject: string | null
    email: string
    document: Json<Readonly<Record<string, string>>>
    locale: Locale
    created_at: number
  }
  /**
   * LAW-15: a statement of withdrawal. `order_number` as it was written; `items` = only these lines, `goods` = the same in
   * the consumer’s words, neither = all of it. `matched`: the order it concerns, null = none was found. `waiting` = a
   * person has to decide. `return_id`: the return it started. Times in epoch ms.
   */
  withdrawal: {
    number: string
    subject: string
    name: string
    order_number: string
    email: string
    items: Json<readonly { readonly itemId: string; readonly qty: number }[]> | null
    goods: string | null
    locale: Locale
    received_at: number
    matched: string | null
    state: 'cancelled' | 'returning' | 'waiting' | 'settled'
    return_id: string | null
  }
}

/** A service behind the shop that is out of order. No row = it works. */
export type Service = 'sign-in' | 'tax' | 'pricing' | 'labels' | 'gift-cards'

export type OutageTables = { outage: { service: Service } }

/** `sending`: a process has claimed it, and nobody knows what came of it until that process says so. */
export type LetterState = 'waiting' | 'sending' | 'sent' | 'failed'

export type MailTables = {
  /**
   * ORD-14: letters to be sent, in two parts: `body` is plain text, `html` a whole page, null in a letter that is older
   * than the column. `id` of a letter about a step of an order: the step, the order and the shipment. `sent_at`: when it
   * was written; `taken_at`: when a mail server took it. `unsubscribe`: the address that ends what it is a part of, if
   * it is a part of something.
   *
   * OPS-08, OPS-09: `due_at`: when to try it next or, while it is being sent, when its claim by `holder` ends; null =
   * never again. `attempts`: how often it was tried. `give_up_at`: null = `longestWait` after it was written. `fault`:
   * why it was not taken, in the mail server's words.
   */
  mail: {
    id: string
    recipient: string
    subject: string
    body: string
    html: string | null
    sent_at: number
    unsubscribe: Generated<string | null>
    state: Generated<LetterState>
    due_at: Generated<number | null>
    attempts: Generated<number>
    holder: Generated<string | null>
    give_up_at: Generated<number | null>
    taken_at: Generated<number | null>
    fault: Generated<string | null>
  }
}
