import type { RecordedLook, RecordedRow } from '../../contracts/recorder.ts'
import { toFields, toText } from '../../core/domain/fields/fields.ts'
import type { Fields } from '../../core/domain/fields/fields.ts'

/** A cause from a log, read without trust: an imported file may contain anything. */
export type RecordedCause = {
  readonly kind: RecordedLook['kind']
  /** In the log's own words: `AddItem`, `send addItem`, `addItem ok`, `addItem 409 INV408`. */
  readonly words: string
  /** A command's name, and what it is about as far as the command says so. */
  readonly press: RecordedRow['press']
  readonly isRefusal: boolean
  /** The key of the call that was sent or answered. */
  readonly key: string | null
  /** Label and value. */
  readonly rows: readonly (readonly [string, string])[]
}

/** `sentTo` = the endpoint of the call that is sent: the cause of a sending has only the key. */
export const causeOf = (cause: unknown, sentTo: string | null = null): RecordedCause => {
  const fields = toFields(cause)
  switch (fields['_tag']) {
    case 'Command':
      return commandCause(toFields(fields['command']))
    case 'Sending':
      return sendingCause(toText(fields['key']), sentTo)
    case 'Answer':
      return answerCause(toFields(fields['call']), toFields(fields['answer']))
    case 'Restored':
      return {
        ...plain,
        kind: 'Restored',
        words: `restored from ${toText(fields['from'])}`,
        rows: [['from', toText(fields['from'])]],
      }
  }
  return { ...plain, kind: 'Unknown', words: toText(fields['_tag']), rows: [] }
}

/** The change a call belongs to: `changeId/n`. */
export const changeOfKey = (key: string): string => key.replace(/\/\d+$/, '')

const plain = { isRefusal: false, key: null, press: null } as const

const commandCause = (command: Fields): RecordedCause => ({
  ...plain,
  kind: 'Command',
  words: `${toText(command['_tag'])}${detailOf(command)}`,
  press: { name: toText(command['_tag']), about: aboutOf(command) },
  rows: Object.entries(command)
    .filter(([name]) => name !== '_tag' && name !== 'at')
    .map(([name, value]) => [
      name,
      name === 'product' || name === 'to' ? productText(toFields(value)) : valueText(value),
    ]),
})

/** What distinguishes one press from the next, as far as it fits into a row. */
const detailOf = (command: Fields): string => {
  const detail =
    command['code'] ??
    command['step'] ??
    command['form'] ??
    (command['product'] === undefined ? command['quantity'] : undefined)
  if (detail !== undefined) return ` ${toText(detail).slice(0, 40)}`
  const product = toFields(command['product'] ?? command['to'])
  return product['name'] === undefined ? '' : ` ${toText(product['name'])}`
}

/** What a command is about: `2 × Harrow Mid, US 9`, a code, a quantity, a form. */
const aboutOf = (command: Fields): string => {
  const product = toFields(command['product'] ?? command['to'])
  const detail = command['code'] ?? command['step'] ?? command['form'] ?? command['quantity']
  const text = product['name'] === undefined ? toText(detail ?? undefined) : productName(product, command['quantity'])
  return text.slice(0, 80)
}

/** `2 × Harrow Mid, US 9`: one piece needs no number. */
export const productName = (product: Fields, quantity: unknown = 1): string => {
  const name = [product['name'], product['sizeLabel']].map(toText).filter(Boolean).join(', ')
  return typeof quantity === 'number' && quantity > 1 ? `${quantity} × ${name}` : name
}

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(toText).join(', ') : toText(value)

const productText = (product: Fields): string =>
  [product['name'], product['colourName'], product['sizeLabel'], product['sku']].map(toText).filter(Boolean).join(', ')

const sendingCause = (key: string, sentTo: string | null): RecordedCause => {
  const call: readonly (readonly [string, string])[] = sentTo === null ? [] : [['call', sentTo]]
  return { ...plain, kind: 'Sending', words: `send ${sentTo ?? key}`, key, rows: [...call, ['key', key]] }
}

const answerCause = (call: Fields, answer: Fields): RecordedCause => {
  const endpoint = toText(call['endpoint'])
  const isRefusal = answer['_tag'] !== 'Confirmed'
  const outcome =
    answer['_tag'] === 'Refused' ? `${toText(answer['status'])} ${toText(answer['errorId'])}` : toText(answer['_tag'])
  const rows: readonly (readonly [string, string])[] = [
    ['call', endpoint],
    ['outcome', outcome],
    ['message', toText(answer['message'])],
    ['key', toText(call['key'])],
    ['basket', toText(call['basketId'] ?? undefined)],
  ]
  return {
    kind: 'Answer',
    press: null,
    words: `${endpoint} ${isRefusal ? outcome : 'ok'}`,
    isRefusal,
    key: toText(call['key']),
    rows: rows.filter(([, value]) => value !== ''),
  }
}
