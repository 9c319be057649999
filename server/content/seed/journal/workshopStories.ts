import { journalArticle } from '../journalArticle.ts'

export const boilingWool = journalArticle({
  key: 'how-to-ruin-a-fleece',
  date: '2026-11-03',
  tags: ['care', 'wool', 'mistakes'],
  picture: ['The collar and chest pocket of a pale fleece', 'Le col et la poche de poitrine d’une polaire claire'],
  en: {
    title: 'How to ruin a fleece',
    subtitle: 'Four ways, all of them tried, and what to do instead.',
    text: `
Nobody writes to say that a fleece has done well. They write when it has gone hard, thin, flat or small. In thirty years we have seen four reasons, and three of them live in the laundry.

## Heat
A dryer on high melts the tips of recycled polyester. You cannot see it; you feel it the next morning, when it is like a doormat. Hang it over a door. It is dry in two hours.

## Softener
It lies between the fibres like butter. The fleece feels lovely and warms you less, because air is what it was made of. If it has happened, wash twice with nothing at all.

## Friends
Washed with a zip that is open or with a towel, it pills and picks up lint. Turn it inside out, close its own zip, and keep it with its kind.

## Fire
Sparks make holes with hard edges. Cut the edge away, and put a patch behind it, not on it.

A wash bag catches the fibres that come off, which are better in your bin than in a river.
`,
  },
  fr: {
    title: 'Comment ruiner une polaire',
    subtitle: 'Quatre façons, toutes essayées, et que faire à la place.',
    text: `
Personne n’écrit qu’une polaire va bien. On écrit quand elle est dure, mince, plate ou petite. En trente ans, nous avons vu quatre raisons, et trois d’entre elles habitent la buanderie.

## La chaleur
Un sèche-linge trop chaud fond la pointe du polyester recyclé. Cela ne se voit pas ; on le sent le lendemain, quand elle ressemble à un paillasson. Suspendez-la à une porte. En deux heures, c’est sec.

## L’adoucissant
Il se met entre les fibres comme du beurre. La polaire est agréable et chauffe moins, car elle était faite d’air. Si c’est arrivé, lavez deux fois sans rien.

## Les amis
Lavée avec une fermeture ouverte ou une serviette, elle bouloche et prend les peluches. Retournez-la, fermez-la, laissez-la avec les siens.

## Le feu
Les étincelles font des trous au bord dur. Coupez le bord, et mettez une pièce derrière, pas dessus.

Un sac de lavage retient les fibres qui partent ; elles sont mieux dans votre poubelle que dans une rivière.
`,
  },
})

export const stitchTheWelt = journalArticle({
  key: 'why-we-stitch-the-welt',
  date: '2026-09-14',
  tags: ['repairs', 'boots', 'materials'],
  picture: ['The toe and welt of a leather boot', 'Le bout et la trépointe d’une chaussure de cuir'],
  en: {
    title: 'Why we still stitch the welt',
    subtitle: 'It is slower, and it leaks if you do it badly. It also comes off again.',
    text: `
A glued sole is quick. A press holds it for a minute and the boot goes in its box. When the sole is worn out, four years on, the glue is still the strongest thing there, and it takes the upper along when it goes.

A welt is a strip of leather sewn round the upper. The sole is sewn to the strip, not to the boot. When the sole is done we cut one seam, and the boot underneath has never been touched.

## What it costs
About forty minutes a pair, and some weight: 35 grams a boot on our scale. And every needle hole is a place for water, so the thread is waxed and the channel is closed with hot cement. If that is done in a hurry, it leaks.

## What you can see
Look at the edge of the sole. A row of stitches that goes all the way round, and stands a little proud of the upper, is a welt. A groove without holes is a picture of one.

We have resoled the same pair three times. The owner has been through two dogs.
`,
  },
  fr: {
    title: 'Pourquoi nous cousons encore la trépointe',
    subtitle: 'C’est plus lent, et mal fait, cela fuit. Mais cela se défait aussi.',
    text: `
Une semelle collée va vite. Une presse la tient une minute et la chaussure entre dans sa boîte. Quatre ans plus tard, quand la semelle est usée, la colle est toujours ce qu’il y a de plus solide, et elle emporte la tige en partant.

La trépointe est une bande de cuir cousue autour de la tige. La semelle est cousue à la bande, pas à la chaussure. Quand elle est finie, nous coupons une couture, et la chaussure dessous n’a jamais été touchée.

## Ce que cela coûte
Environ quarante minutes par paire, et du poids : 35 grammes par pied sur notre balance. Et chaque trou d’aiguille est une entrée pour l’eau ; le fil est donc ciré, et la rainure fermée au ciment chaud. Fait à la hâte, cela fuit.

## Ce qui se voit
Regardez le bord de la semelle. Une rangée de points qui fait tout le tour et dépasse un peu de la tige, c’est une trépointe. Une rainure sans trous n’en est que l’image.

Nous avons ressemelé trois fois la même paire. Sa propriétaire en est à son deuxième chien.
`,
  },
})

export const resoleInThreeWeeks = journalArticle({
  key: 'three-weeks-on-the-bench',
  date: '2026-02-10',
  tags: ['repairs', 'boots', 'boulder'],
  picture: ['The heel and sole of a leather boot', 'Le talon et la semelle d’une chaussure de cuir'],
  en: {
    title: 'Three weeks on the bench',
    subtitle: 'What happens to a pair between the parcel and the postman.',
    text: `
Day one, the boots are unpacked, brushed and looked at in daylight. Your pictures told us most of it. What they do not show is the smell of a midsole that has begun to crumble, and we write to you before anything is cut.

## Cutting
The old sole is warmed and peeled, heel first. The seam of the welt is opened. Under it is cork, pressed by your foot into your shape, and we leave as much of it as we can: it is why a resoled boot needs no breaking in.

## Waiting
Most of the three weeks is waiting. Leather that was taken apart wants to rest on its last for some days, or it shrinks and the fit is gone. Cement wants a night. Wax wants another.

## Closing
New rand, new sole, new stitches in the old holes where they still hold. Then laces, then a walk round the yard in the wet by someone with the right size, and back into the post.

<a href="/repairs">Write to us with a picture</a> of each side and of the sole; you get a price before you send anything.
`,
  },
  fr: {
    title: 'Trois semaines à l’atelier',
    subtitle: 'Ce qui arrive à une paire entre le colis et le facteur.',
    text: `
Le premier jour, la paire est déballée, brossée et regardée à la lumière. Vos photos disaient presque tout. Ce qu’elles ne montrent pas, c’est l’odeur d’une intercalaire qui commence à s’effriter, et nous vous écrivons avant de couper quoi que ce soit.

## Ouvrir
La vieille semelle est chauffée puis pelée, talon d’abord. La couture de la trépointe est ouverte. Dessous, il y a du liège pressé par votre pied à sa forme, et nous en laissons le plus possible : voilà pourquoi une paire ressemelée n’est pas à refaire.

## Attendre
L’essentiel des trois semaines est de l’attente. Un cuir démonté doit reposer quelques jours sur sa forme, sinon il rétrécit et le chaussant est perdu. La colle veut une nuit. La cire en veut une autre.

## Fermer
Pare-pierres et semelle neufs, points neufs dans les anciens trous quand ils tiennent. Puis les lacets, un tour de cour sous la pluie par quelqu’un de la bonne pointure, et retour à la poste.

<a href="/repairs">Écrivez-nous avec une photo</a> de chaque côté et de la semelle ; vous recevez un prix avant tout envoi.
`,
  },
})

export const sewAButton = journalArticle({
  key: 'mend-it-on-the-way',
  date: '2025-12-16',
  tags: ['repairs', 'packs', 'mistakes'],
  picture: ['The reinforced knees of walking trousers', 'Les genoux renforcés d’un pantalon de marche'],
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
