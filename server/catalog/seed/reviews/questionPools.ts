import type { SeedDrawingId } from '../../../storage/tables/CatalogTables.ts'
import type { WrittenQuestion } from './WrittenReview.ts'

const hats: readonly WrittenQuestion[] = [
  [
    'Will it fit a head of 62 cm?',
    'It stretches to about 61. At 62 it will sit higher than you may like, so try it in a shop if you can.',
  ],
  [
    'Can it be washed in a machine?',
    'We would not. Ten minutes in lukewarm water and a towel to dry it on does the same.',
  ],
]

/** What shoppers asked about each kind of product, and what the shop answered. */
export const questionPools: Readonly<Record<SeedDrawingId, readonly WrittenQuestion[]>> = {
  boot: [
    [
      'Can the sole be replaced?',
      'If the details say so, yes, twice. Send them in or bring them to a shop with a bench; allow three weeks.',
    ],
    [
      'I am between two sizes. Which one?',
      'The larger, with the sock you mean to walk in. A boot that is short cannot be made longer.',
    ],
    [
      'Do they take crampons?',
      'Only the Strata does, and only at the heel. The others bend too much to hold one safely.',
    ],
    ['How long is the break-in?', 'Fabric uppers need a day. Leather needs 40 to 60 km; start with errands.'],
    ['Can I use my own insoles?', 'Yes. Ours lifts out, and there are 6 mm of height beneath it.'],
  ],
  runner: [
    ['How long will they last?', 'On trail 600 to 800 km. On the road about half of that.'],
    ['Is there a version with a membrane?', 'The Scree Low has one. The others drain instead.'],
    ['Do they fit orthotics?', 'Most do, if yours are under 5 mm at the heel. Take out our insole first.'],
    ['Are they wide at the toes?', 'Medium. The Longshadow gives the forefoot a little more than the Scree.'],
  ],
  approach: [
    [
      'Should I buy them tight like climbing shoes?',
      'No. Snug with the toes flat. You will be walking most of the time.',
    ],
    ['Can you resole them?', 'The ones with a rand, yes, with the same rubber. It takes about three weeks.'],
    ['Are they good on via ferrata?', 'All of them manage; the Rung was made for it.'],
  ],
  sandal: [
    ['Can I wear them with socks?', 'The straps have room for it. We make no remarks.'],
    ['Do the straps loosen when wet?', 'On the Ford by about 2 mm in the first hour, then they stay.'],
  ],
  shell: [
    [
      'Does the hood fit over a helmet?',
      'On the Weatherglass and the Barometer, yes. On the lighter jackets the helmet goes over the hood.',
    ],
    ['How do I wash it?', 'Liquid soap at 30 degrees, no softener, then twenty minutes in a warm dryer.'],
    [
      'Can you repair a tear?',
      'Yes. A patch of the same fabric, bonded and taped, from 18 dollars. Scars show a little.',
    ],
    [
      'Does it fit over a down jacket?',
      'Over a thin one in your usual size. For the Hayloft you would need two sizes more, or no shell.',
    ],
    [
      'Is there PFAS in it?',
      'No, neither in the membrane nor in the finish. It needs reviving more often for that reason.',
    ],
  ],
  puffer: [
    [
      'Where does the down come from?',
      'In the down jackets, from two farms in Poland, as a by-product. The lot number on the label leads to the farm’s page.',
    ],
    ['Can it get wet?', 'The synthetic ones may get damp and stay warm. Keep down dry, or wear a shell over it.'],
    ['Does it come with a stuff sack?', 'It packs into its own pocket, so there is nothing to lose.'],
  ],
  fleece: [
    ['Does it shed in the wash?', 'Less than most because the yarn is long, but use a wash bag all the same.'],
    ['Is the wool itchy?', 'On the Drover the collar is lined. At the wrist you may notice it on the first day.'],
  ],
  trousers: [
    ['What is the inside leg?', '81 cm in men’s sizes and 78 cm in women’s. We shorten them in the shop for nothing.'],
    ['Do they keep ticks out?', 'The weave does. Tuck the ankle in and check yourself anyway.'],
    [
      'Can I wear them in winter?',
      'To about freezing while moving. Below that, tights beneath or the Couloir instead.',
    ],
  ],
  shorts: [
    ['Can I swim in them?', 'Yes. Rinse them after salt.'],
    ['Is there a lining?', 'Only where the details mention one.'],
  ],
  tee: [
    [
      'Does the merino shrink?',
      'The Fold shirts do not on the wool cycle at 30 degrees. At 60 it becomes a child’s shirt.',
    ],
    ['Is it see-through?', 'Under 150 g/m² the pale ones are, a little.'],
  ],
  cap: hats,
  beanie: hats,
  sock: [
    ['Are they sold as a pair?', 'Yes, except the junior ones, which come in threes.'],
    ['Do you guarantee them?', 'Send us a pair with a hole and we send a pair without, once.'],
  ],
  gloves: [
    ['Can I use a telephone with them?', 'With the liner yes. With leather palms now and then.'],
    ['How do I measure my hand?', 'Round the knuckles without the thumb: 19 cm is an S, 21 an M, 23 an L.'],
  ],
  backpack: [
    ['Is it accepted as a carry-on?', 'Up to the Portage 32 on most airlines, if you do not fill the lid.'],
    [
      'How do I find my back length?',
      'From the bone at the base of the neck to the top of the hips. Where a pack comes in two lengths, take S/M below 48 cm.',
    ],
    [
      'Can I buy a spare hip belt?',
      'Where the pack has one, yes: in every shop with a bench, or write to us with the number inside the lid.',
    ],
    ['Is there a sleeve for a water bag?', 'In every pack from the Lunch 18 on, with a loop to hang it by.'],
  ],
  giftcard: [
    [
      'Can it be used in another country?',
      'In the currency it was bought in. A card in dollars works on the US site and in US shops.',
    ],
    ['Does it expire?', 'No.'],
    [
      'Can I send it on a given day?',
      'Not yet: it’s emailed within the hour of your order. Order it on the day, or send it to yourself first.',
    ],
  ],
}
