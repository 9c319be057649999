import type { SystemState } from '../../../contracts/api/operator/systemEntities.ts'
import type { Tone } from '../parts/Toned.tsx'

export const toneOf = (reason: string | null): { readonly tone: Tone; readonly text: string } =>
  reason === null ? { tone: 'positive', text: 'Works' } : { tone: 'waiting', text: reason }

export const partNames: Readonly<Record<string, string>> = {
  database: 'Database',
  migrations: 'Migrations',
  'sign-in': 'Sign-in',
  tax: 'Tax',
  pricing: 'Pricing',
  labels: 'Return labels',
  'gift-cards': 'Gift cards',
}

export const queueNames: Readonly<Record<string, string>> = {
  'letters that wait': 'Letters that wait',
  'letters that failed': 'Letters that failed',
  'stranded orders': 'Orders without an answer of the provider',
  'refunds of cancelled orders': 'Refunds of cancelled orders',
  'refunds of returns': 'Refunds of returns',
  'refunds of parts': 'Refunds of parts of orders',
  'tracking to forward': 'Tracking events to forward',
}

/** How well the shop does, in a sentence. Work that is due is done by itself; letters that failed are not. */
export const headlineOf = ({ checks, services, queues }: SystemState): string => {
  const broken = [...checks, ...services]
    .filter(({ reason }) => reason !== null)
    .map(({ name }) => partNames[name] ?? name)
  const failed = queues.find(({ name }) => name === 'letters that failed')?.length ?? 0
  const sentences = [
    ...(broken.length > 0 ? [`${listed(broken)} ${broken.length === 1 ? 'does' : 'do'} not work.`] : []),
    ...(failed > 0 ? [failed === 1 ? '1 letter has failed.' : `${failed} letters have failed.`] : []),
  ]
  return sentences.length === 0 ? 'All is well.' : sentences.join(' ')
}

export const ageText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)
