import type { Language } from '../storage/tables/CatalogTables.ts'

type ContactCategory = { readonly category: string; readonly subjects: readonly string[] }

/** ORD-12: the subjects of messages, in the site's language. The form sends back the text. */
export const contactSubjects: Readonly<Record<Language, readonly ContactCategory[]>> = {
  en: [
    {
      category: 'Orders and delivery',
      subjects: ['Where is my order?', 'Change something about my order', 'Something is missing', 'It arrived damaged'],
    },
    {
      category: 'Returns and refunds',
      subjects: ['How do I send something back?', 'Where is my refund?', 'Another size or colour instead'],
    },
    { category: 'Products', subjects: ['Which size?', 'Care and repair', 'Materials and where they come from'] },
    { category: 'Your account', subjects: ['I cannot sign in', 'What you know about me', 'Delete my account'] },
    { category: 'Something else', subjects: ['This website', 'Our stores', 'Anything else'] },
  ],
  fr: [
    {
      category: 'Commandes et livraison',
      subjects: [
        'Où est ma commande ?',
        'Modifier ma commande',
        'Il manque quelque chose',
        'L’article est arrivé abîmé',
      ],
    },
    {
      category: 'Retours et remboursements',
      subjects: ['Comment renvoyer un article ?', 'Où est mon remboursement ?', 'Une autre taille ou couleur'],
    },
    { category: 'Produits', subjects: ['Quelle taille ?', 'Entretien et réparation', 'Matières et origine'] },
    {
      category: 'Votre compte',
      subjects: ['Je n’arrive pas à me connecter', 'Ce que vous savez de moi', 'Supprimer mon compte'],
    },
    { category: 'Autre chose', subjects: ['Ce site', 'Nos magasins', 'Toute autre question'] },
  ],
  de: [
    {
      category: 'Bestellung und Lieferung',
      subjects: [
        'Wo ist meine Bestellung?',
        'Etwas an meiner Bestellung ändern',
        'Es fehlt etwas',
        'Es kam beschädigt an',
      ],
    },
    {
      category: 'Rücksendung und Erstattung',
      subjects: ['Wie schicke ich etwas zurück?', 'Wo ist meine Erstattung?', 'Lieber eine andere Größe oder Farbe'],
    },
    { category: 'Produkte', subjects: ['Welche Größe?', 'Pflege und Reparatur', 'Materialien und ihre Herkunft'] },
    {
      category: 'Dein Konto',
      subjects: ['Ich kann mich nicht anmelden', 'Was ihr über mich wisst', 'Mein Konto löschen'],
    },
    { category: 'Etwas anderes', subjects: ['Diese Website', 'Unsere Filialen', 'Alles andere'] },
  ],
  it: [
    {
      category: 'Ordini e consegna',
      subjects: ['Dov’è il mio ordine?', 'Modificare il mio ordine', 'Manca qualcosa', 'È arrivato danneggiato'],
    },
    {
      category: 'Resi e rimborsi',
      subjects: ['Come faccio un reso?', 'Dov’è il mio rimborso?', 'Un’altra taglia o un altro colore'],
    },
    { category: 'Prodotti', subjects: ['Quale taglia?', 'Cura e riparazione', 'Materiali e provenienza'] },
    {
      category: 'Il tuo account',
      subjects: ['Non riesco ad accedere', 'Che cosa sapete di me', 'Eliminare il mio account'],
    },
    { category: 'Altro', subjects: ['Questo sito', 'I nostri negozi', 'Qualsiasi altra cosa'] },
  ],
  es: [
    {
      category: 'Pedidos y entrega',
      subjects: ['¿Dónde está mi pedido?', 'Cambiar algo de mi pedido', 'Falta algo', 'Ha llegado dañado'],
    },
    {
      category: 'Devoluciones y reembolsos',
      subjects: ['¿Cómo devuelvo algo?', '¿Dónde está mi reembolso?', 'Otra talla u otro color'],
    },
    { category: 'Productos', subjects: ['¿Qué talla?', 'Cuidado y reparación', 'Materiales y procedencia'] },
    {
      category: 'Tu cuenta',
      subjects: ['No puedo iniciar sesión', 'Qué sabéis de mí', 'Eliminar mi cuenta'],
    },
    { category: 'Otra cosa', subjects: ['Este sitio web', 'Nuestras tiendas', 'Cualquier otra cosa'] },
  ],
}
