import type { WrittenStore } from './openStore.ts'

/** Shops in the United Kingdom. */
export const britishStores: readonly WrittenStore[] = [
  { id: 'GB001', name: 'London, Lamb’s Conduit Street', street: '57 Lamb’s Conduit Street', city: 'London', postalCode: 'WC1N 3NB', at: [51.5219, -0.1189], phone: '+442079460121', week: 'late', offers: 'all', staff: ['Harriet Osei', 'Dev Mallick', 'Ruth Pemberton'] },
  { id: 'GB002', name: 'Kendal, Highgate', street: '34 Highgate', city: 'Kendal', postalCode: 'LA9 4SX', at: [54.3262, -2.7465], phone: '+441539496014', week: 'town', offers: 'all', staff: ['Joss Airey', 'Beth Postlethwaite'] },
  { id: 'GB003', name: 'Keswick, Lake Road', street: '12 Lake Road', city: 'Keswick', postalCode: 'CA12 5BX', at: [54.6003, -3.1372], phone: '+441768496027', week: 'mountain', offers: 'fitting', staff: ['Alan Birkett', 'Shona Fell'] },
  { id: 'GB004', name: 'Edinburgh, Stockbridge', street: '18 Raeburn Place', city: 'Edinburgh', postalCode: 'EH4 1HN', at: [55.9588, -3.2103], phone: '+441314960153', week: 'town', offers: 'all', staff: ['Isla Drummond', 'Fergus Tait', 'Mina Kaur'] },
  { id: 'GB005', name: 'Fort William, High Street', street: '71 High Street', city: 'Fort William', postalCode: 'PH33 6DG', at: [56.8181, -5.1107], phone: '+441397496033', week: 'mountain', offers: 'all', staff: ['Catriona Munro', 'Gil Ross'] },
  { id: 'GB006', name: 'Hathersage, Main Road', street: 'Bank House, Main Road', city: 'Hathersage', postalCode: 'S32 1BB', at: [53.3301, -1.6531], phone: '+441433496041', week: 'mountain', offers: 'bench', staff: ['Nadia Frost', 'Wilf Hargreaves'] },
  { id: 'GB007', name: 'Betws-y-Coed, Holyhead Road', street: 'Holyhead Road', city: 'Betws-y-Coed', postalCode: 'LL24 0AY', at: [53.0931, -3.8060], phone: '+441690496052', week: 'mountain', offers: 'fitting', staff: ['Carys Pritchard', 'Huw Bowen'] },
]
