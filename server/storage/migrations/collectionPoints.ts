import { defined } from '../../../core/domain/fields/fields.ts'

type PointCountry = 'FR' | 'DE' | 'IT' | 'ES' | 'GB'

export type SeedPoint = {
  readonly id: string
  readonly country: PointCountry
  readonly name: string
  readonly carrier: string
  readonly street: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
  /** Monday first, 'HH:MM' in local time; null when closed. */
  readonly hours: readonly ({ readonly opens: string; readonly closes: string } | null)[]
  /** Temporarily closed. */
  readonly isOpen: boolean
  /** How many pieces its boxes hold; null = any parcel. */
  readonly mostPieces: number | null
}

/** A counter takes any parcel, a locker what its boxes hold, day and night. */
type Written = readonly [
  postalCode: string,
  city: string,
  street: string,
  name: string,
  lat: number,
  lng: number,
  kind: 'counter' | 'locker' | 'closed',
  province?: string,
]

const week = (opens: string, closes: string, days: number) => Array.from({ length: days }, () => ({ opens, closes }))

const dayAndNight = week('00:00', '23:59', 7)
const shopHours = [...week('10:00', '19:00', 5), ...week('10:00', '18:00', 1), null]

const opened = (country: PointCountry, carrier: string, written: readonly Written[]): readonly SeedPoint[] =>
  written.map(([postalCode, city, street, name, lat, lng, kind, province], place) => ({
    id: `${country}P${String(place + 1).padStart(2, '0')}`,
    country,
    name,
    carrier,
    street,
    city,
    ...defined({ province }),
    postalCode,
    lat,
    lng,
    hours: kind === 'locker' ? dayAndNight : shopHours,
    isOpen: kind !== 'closed',
    mostPieces: kind === 'locker' ? 4 : null,
  }))

/** STORE-02: where carriers hand over parcels, in the countries where such points are common. */
export const collectionPoints: readonly SeedPoint[] = [
  ...opened('FR', 'Relais Plume', [
    ['75009', 'Paris', '22 rue Cadet', 'Tabac du Cadet', 48.8757, 2.343, 'counter'],
    ['75010', 'Paris', '8 rue de Paradis', 'Consigne Paradis', 48.8753, 2.3511, 'locker'],
    ['75011', 'Paris', '64 rue Oberkampf', 'Fleurs d’Oberkampf', 48.865, 2.375, 'closed'],
    ['74000', 'Annecy', '5 rue Vaugelas', 'Librairie Vaugelas', 45.9009, 6.1229, 'counter'],
    [
      '74400',
      'Chamonix-Mont-Blanc',
      '210 avenue de l’Aiguille du Midi',
      'Consigne de l’Aiguille',
      45.9206,
      6.87,
      'locker',
    ],
    ['38000', 'Grenoble', '14 cours Jean Jaurès', 'Pressing Jaurès', 45.188, 5.716, 'counter'],
    ['69002', 'Lyon', '3 place Antonin Poncet', 'Presse Bellecour', 45.7566, 4.834, 'counter'],
    ['69003', 'Lyon', '40 rue de Bonnel', 'Consigne Part-Dieu', 45.762, 4.853, 'locker'],
  ]),
  ...opened('DE', 'Paketnest', [
    ['80469', 'München', 'Klenzestraße 40', 'Kiosk am Gärtnerplatz', 48.131, 11.5748, 'counter'],
    ['80331', 'München', 'Sendlinger Straße 12', 'Paketbox Sendlinger', 48.1353, 11.569, 'locker'],
    ['82467', 'Garmisch-Partenkirchen', 'Bahnhofstraße 30', 'Schreibwaren Ostler', 47.4915, 11.096, 'counter'],
    ['10961', 'Berlin', 'Gneisenaustraße 60', 'Späti Gneisenau', 52.4915, 13.395, 'counter'],
    ['10999', 'Berlin', 'Oranienstraße 170', 'Paketbox Oranien', 52.501, 13.419, 'locker'],
    ['10115', 'Berlin', 'Invalidenstraße 22', 'Blumen Invaliden', 52.532, 13.385, 'closed'],
    ['79098', 'Freiburg im Breisgau', 'Salzstraße 25', 'Buchladen Salzstraße', 47.994, 7.8545, 'counter'],
  ]),
  ...opened('IT', 'PuntoVia', [
    ['20121', 'Milano', 'Via Solferino 20', 'Edicola Solferino', 45.476, 9.188, 'counter', 'MI'],
    ['20154', 'Milano', 'Via Paolo Sarpi 41', 'Armadietto Sarpi', 45.4815, 9.175, 'locker', 'MI'],
    ['20123', 'Milano', 'Via Torino 9', 'Cartoleria Torino', 45.4625, 9.186, 'closed', 'MI'],
    ['32043', 'Cortina d’Ampezzo', 'Largo delle Poste 8', 'Tabacchi Largo Poste', 46.5372, 12.136, 'counter', 'BL'],
    ['39100', 'Bolzano', 'Via Museo 17', 'Ferramenta Museo', 46.499, 11.35, 'counter', 'BZ'],
    ['31044', 'Montebelluna', 'Corso Mazzini 60', 'Armadietto Mazzini', 45.7755, 12.045, 'locker', 'TV'],
  ]),
  ...opened('ES', 'Punto Vecino', [
    ['28004', 'Madrid', 'Calle de Hortaleza 50', 'Estanco Hortaleza', 40.4235, -3.6985, 'counter', 'Madrid'],
    ['28010', 'Madrid', 'Calle de Eloy Gonzalo 12', 'Taquilla Eloy Gonzalo', 40.433, -3.7, 'locker', 'Madrid'],
    ['28013', 'Madrid', 'Calle del Arenal 15', 'Papelería Arenal', 40.417, -3.7075, 'closed', 'Madrid'],
    ['08003', 'Barcelona', 'Carrer de la Princesa 30', 'Quiosco Princesa', 41.3855, 2.181, 'counter', 'Barcelona'],
    ['08010', 'Barcelona', 'Passeig de Sant Joan 20', 'Taquilla Sant Joan', 41.392, 2.18, 'locker', 'Barcelona'],
    ['22700', 'Jaca', 'Avenida Regimiento de Galicia 4', 'Librería del Pirineo', 42.57, -0.548, 'counter', 'Huesca'],
    ['48001', 'Bilbao', 'Calle Berastegi 3', 'Estanco Berastegi', 43.263, -2.927, 'counter', 'Bizkaia'],
  ]),
  ...opened('GB', 'Cornerpost', [
    ['WC1N 3LH', 'London', '80 Lamb’s Conduit Street', 'Conduit News', 51.5225, -0.119, 'counter'],
    ['WC1X 8BB', 'London', '120 Gray’s Inn Road', 'Gray’s Inn locker', 51.5215, -0.1135, 'locker'],
    ['WC1B 3QJ', 'London', '9 Southampton Row', 'Row Stationers', 51.5185, -0.1205, 'closed'],
    ['LA9 4BH', 'Kendal', '12 Stricklandgate', 'Strickland Stores', 54.3275, -2.7475, 'counter'],
    ['CA12 5BT', 'Keswick', '3 Station Street', 'Keswick locker', 54.601, -3.135, 'locker'],
    ['EH4 1HL', 'Edinburgh', '40 Raeburn Place', 'Stockbridge Hardware', 55.959, -3.2115, 'counter'],
    ['PH33 6DH', 'Fort William', '100 High Street', 'High Street Post', 56.8175, -5.111, 'counter'],
    ['S32 1BB', 'Hathersage', '2 Station Road', 'Hathersage Stores', 53.3295, -1.654, 'counter'],
  ]),
]
