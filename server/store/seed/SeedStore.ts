export type StoreService = 'boot fitting' | 'repair bench' | 'pick-up'

export type SeedStore = {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly city: string
  /** State or province where the country writes one. */
  readonly province?: string
  readonly postalCode: string
  readonly country: 'US' | 'CA' | 'GB' | 'FR' | 'DE' | 'IT' | 'ES'
  readonly lat: number
  readonly lng: number
  readonly phone: string
  /** Monday first, 'HH:MM' in local time; null when closed. */
  readonly hours: readonly ({ readonly opens: string; readonly closes: string } | null)[]
  readonly services: readonly StoreService[]
  readonly employees: readonly { readonly id: string; readonly name: string }[]
}
