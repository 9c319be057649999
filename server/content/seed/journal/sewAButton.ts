import { journalArticle } from '../journalArticle.ts'

export const sewAButton = journalArticle({
  key: 'mend-it-on-the-way',
  date: '2025-12-16',
  tags: ['repairs', 'packs', 'mistakes'],
  picture: ['STILETRSR1', 'Walking trousers with a mended knee', 'Un pantalon de marche au genou repris'],
  en: {
    title: 'Mend it on the way',
    subtitle: 'A kit of sixty grams for the things that always break.',
    text: `
Everything that we repair at the bench was once a small thing on a path. A loose stitch, a nick in a rand, a buckle with a crack. Five minutes on the same evening would have kept it small.

## The kit
Two metres of tape wound round a pencil. A strong needle and dental floss, which is the best thread that is sold everywhere. One metre of cord. A spare buckle for your hip belt. Two cable ties. A square of sticky nylon with round corners. Sixty grams, in a bag that does not open by itself.

## The five
- Sole coming off: cord round the boot, twice, knot on the side. Walk home flat-footed.
- Torn trousers: tape inside, sew later.
- Broken lace: tie it at the lowest eyelet, not at the ankle.
- Slider off its zip: cable tie through the tab, pliers at home.
- Leaking mat: find the hole with your cheek, dry it, patch it, wait.

Then tell whoever mends it what you used. Floss we love. Superglue in a welt costs us an hour.
`,
  },
  fr: {
    title: 'Réparer en chemin',
    subtitle: 'Soixante grammes pour ce qui casse toujours.',
    text: `
Tout ce que nous réparons à l’atelier fut d’abord une petite chose sur un sentier. Un point défait, une entaille au pare-pierres, une boucle fêlée. Cinq minutes le soir même auraient suffi.

## La trousse
Deux mètres de ruban adhésif autour d’un crayon. Une aiguille solide et du fil dentaire, le meilleur fil que l’on trouve partout. Un mètre de cordelette. Une boucle de rechange pour la ceinture. Deux colliers de serrage. Un carré de nylon collant aux coins ronds. Soixante grammes, dans un sachet qui ne s’ouvre pas seul.

## Les cinq
- Semelle qui part : cordelette autour du pied, deux tours, nœud sur le côté. Rentrez à plat.
- Pantalon déchiré : ruban à l’intérieur, couture plus tard.
- Lacet cassé : nouez au dernier œillet, pas à la cheville.
- Curseur sorti : un collier dans la tirette, la pince à la maison.
- Matelas qui fuit : cherchez le trou avec la joue, séchez, collez, attendez.

Dites ensuite à qui répare ce que vous avez mis. Le fil dentaire, nous l’aimons. La colle forte dans une trépointe nous coûte une heure.
`,
  },
})
