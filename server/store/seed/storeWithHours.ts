const span = (opens: string, closes: string) => ({ opens, closes })

/** The weekly hours the shops keep, Monday first. */
export const weeks = {
  town: [...Array<ReturnType<typeof span>>(6).fill(span('10:00', '18:00')), span('11:00', '17:00')],
  late: [
    ...Array<ReturnType<typeof span>>(5).fill(span('10:00', '20:00')),
    span('10:00', '19:00'),
    span('11:00', '18:00'),
  ],
  sundayRest: [...Array<ReturnType<typeof span>>(5).fill(span('10:00', '19:00')), span('10:00', '18:00'), null],
  mondayRest: [null, ...Array<ReturnType<typeof span>>(5).fill(span('10:00', '19:00')), null],
  always: Array<ReturnType<typeof span>>(7).fill(span('00:00', '23:59')),
  mountain: Array<ReturnType<typeof span>>(7).fill(span('08:30', '19:30')),
} as const

const services = {
  all: ['boot fitting', 'repair bench', 'pick-up'],
  fitting: ['boot fitting', 'pick-up'],
  bench: ['repair bench', 'pick-up'],
  counter: ['pick-up'],
} as const satisfies Record<string, readonly StoreService[]>

/** What a person writes about one shop. */
export type WrittenStore = Omit<SeedStore, 'country' | 'hours' | 'services' | 'employees' | 'lat' | 'lng'> & {
  readonly at: readonly [lat: number, lng: number]
  readonly week: keyof typeof weeks
  readonly offers: keyof typeof services
  readonly staff: readonly string[]
}

/** A written shop with its hours, services and numbered employees. */
export const storeWithHours = (country: SeedStore['country'], written: WrittenStore): SeedStore => {
  const { at, week, offers, staff, ...address } = written
  return {
    ...address,
    country,
    lat: at[0],
    lng: at[1],
    hours: weeks[week],
    services: services[offers],
    employees: staff.map((name, index) => ({ id: `${written.id}-${index + 1}`, name })),
  }
}

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
