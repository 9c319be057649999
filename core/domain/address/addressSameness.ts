type Place = Readonly<Partial<Record<(typeof fields)[number], string | undefined>>>

/** ACC-25: two addresses of one type are the same when this text is: name and place, whatever their case, accents' spelling and spaces. */
export const addressSameness = (address: Place): string =>
  JSON.stringify(fields.map((field) => normalised(address[field] ?? '', field)))

const fields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
] as const

/** A postal code is the same with and without its space. */
const normalised = (text: string, field: (typeof fields)[number]): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, field === 'postalCode' ? '' : ' ')
