/** The ends of the earth, halves and quarters of hours, and zones that skip or repeat an hour or a whole day. */
export const zones = [
  'UTC',
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/Denver',
  'America/St_Johns',
  'Europe/Paris',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const

/** Does it on a machine whose clock is set to this zone. */
export const inZone = <T>(zone: (typeof zones)[number], work: () => T): T => {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  try {
    return work()
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}
