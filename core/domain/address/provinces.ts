import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'

export type Province = { readonly code: string; readonly name: string }

/** `NY New York,…` */
const listed = (text: string): readonly Province[] =>
  text.split(',').map((entry) => {
    const gap = entry.indexOf(' ')
    return { code: entry.slice(0, gap), name: entry.slice(gap + 1) }
  })

/** VAL-36: states, provinces and the like of every country the shop ships to, in the country's language. */
export const provinces: Readonly<Record<string, readonly Province[]>> = {
  US: listed(
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
      'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
      'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
      'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
      'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
      'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
      'WV West Virginia,WI Wisconsin,WY Wyoming',
  ),
  CA: listed(
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,' +
      'NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  ),
  GB: listed('ENG England,NIR Northern Ireland,SCT Scotland,WLS Wales'),
  FR: listed(
    'ARA Auvergne-Rhône-Alpes,BFC Bourgogne-Franche-Comté,BRE Bretagne,CVL Centre-Val de Loire,COR Corse,GES Grand Est,' +
      'HDF Hauts-de-France,IDF Île-de-France,NOR Normandie,NAQ Nouvelle-Aquitaine,OCC Occitanie,PDL Pays de la Loire,' +
      'PAC Provence-Alpes-Côte d’Azur',
  ),
  DE: listed(
    'BW Baden-Württemberg,BY Bayern,BE Berlin,BB Brandenburg,HB Bremen,HH Hamburg,HE Hessen,MV Mecklenburg-Vorpommern,' +
      'NI Niedersachsen,NW Nordrhein-Westfalen,RP Rheinland-Pfalz,SL Saarland,SN Sachsen,ST Sachsen-Anhalt,' +
      'SH Schleswig-Holstein,TH Thüringen',
  ),
  IT: listed(
    'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,' +
      'BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,' +
      'CA Cagliari,CL Caltanissetta,CB Campobasso,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,' +
      'CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,' +
      'GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,' +
      'LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,ME Messina,MI Milano,MO Modena,' +
      'MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,' +
      'PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,' +
      'RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,' +
      'SR Siracusa,SO Sondrio,SU Sud Sardegna,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,' +
      'TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,' +
      'VT Viterbo',
  ),
  ES: listed(
    'C A Coruña,VI Álava,AB Albacete,A Alicante,AL Almería,O Asturias,AV Ávila,BA Badajoz,B Barcelona,BI Bizkaia,BU Burgos,' +
      'CC Cáceres,CA Cádiz,S Cantabria,CS Castellón,CE Ceuta,CR Ciudad Real,CO Córdoba,CU Cuenca,SS Gipuzkoa,GI Girona,' +
      'GR Granada,GU Guadalajara,H Huelva,HU Huesca,PM Illes Balears,J Jaén,LO La Rioja,GC Las Palmas,LE León,L Lleida,' +
      'LU Lugo,M Madrid,MA Málaga,ML Melilla,MU Murcia,NA Navarra,OR Ourense,P Palencia,PO Pontevedra,SA Salamanca,' +
      'TF Santa Cruz de Tenerife,SG Segovia,SE Sevilla,SO Soria,T Tarragona,TE Teruel,TO Toledo,V Valencia,VA Valladolid,' +
      'ZA Zamora,Z Zaragoza',
  ),
}

/**
 * VAL-36: the address with its province as a code: earlier builds accepted a typed name when no list had arrived. An
 * unknown province stays, to be corrected.
 */
export const withProvinceCode = (entry: AddressEntry, country: string): AddressEntry => {
  const code = entry.province === undefined ? null : provinceCode(country, entry.province)
  return code === null ? entry : { ...entry, province: code }
}

/** VAL-36: the code of a province given by its code or its name, ignoring case and accents; null if it is neither. */
export const provinceCode = (country: string, text: string): string | null => {
  const list = Object.hasOwn(provinces, country) ? (provinces[country] ?? []) : []
  const given = plain(text)
  return (
    (list.find(({ code }) => plain(code) === given) ?? list.find(({ name }) => plain(name) === given))?.code ?? null
  )
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
