import type { StarterText } from '../StarterText.ts'

export const es: StarterText = {
  gaps: {
    name: '[Nombre de tu empresa]',
    address: '[Tu dirección postal]',
    email: '[Tu correo electrónico]',
    phone: '[Tu número de teléfono]',
    vat: '[Tu número de IVA]',
  },
  frame: {
    menu: 'Secciones',
    byKind: 'Por tipo',
    footer: 'Pie de página',
    help: 'Ayuda',
    legal: 'Información legal',
    trackOrder: 'Seguir pedido',
    withdraw: 'Desistir del contrato aquí',
    withdrawal: 'Derecho de desistimiento',
    withdrawalLede: 'Cómo desistir en 14 días, y qué sucede después.',
    notFound: 'Esta página no existe',
    notFoundDetail: 'Puede que la dirección sea incorrecta o que la página haya cambiado de sitio.',
    back: 'Volver a la portada',
    search: 'Buscar',
    departments: 'Secciones',
    newest: 'Novedades',
  },
  pages: ({ name, address, email, vat }) => ({
    delivery: {
      title: 'Envíos',
      lede: 'El precio aparece en la cesta antes de pagar.',
      sections: [
        ['Dónde y en cuánto tiempo', '[Indica los países a los que envías, los transportistas y los días.]'],
        ['Cuánto cuesta', 'Escribe tu código postal en la cesta y verás el precio de cada envío.'],
      ],
    },
    'how-to-return': {
      title: 'Devoluciones',
      lede: 'Cómo devolver un artículo, y cuándo llega el dinero.',
      sections: [
        [
          'Qué puedes devolver',
          '[Indica en cuántos días y en qué estado. La tienda prepara etiquetas durante sesenta días.]',
        ],
        [
          'Cómo enviarlo',
          'La etiqueta está junto al pedido en cuanto se entrega: en tu cuenta, o en <a href="/track-order">Seguir pedido</a>.',
        ],
        ['Cuándo llega el dinero', '[Indica en cuántos días reembolsas, y cómo.]'],
      ],
    },
    'contact-us': {
      title: 'Contacto',
      lede: 'Cómo ponerte en contacto con nosotros.',
      sections: [
        ['Por correo electrónico', email],
        ['Por correo postal', `${name}, ${address}`],
      ],
    },
    privacy: {
      title: 'Privacidad',
      lede: 'Qué guardamos de ti, por qué, y qué puedes pedir.',
      sections: [
        [
          'Responsable del tratamiento',
          `${name}, ${address}. ${email}`,
          '[Nombra a tu delegado de protección de datos, si debes tenerlo.]',
        ],
        [
          'Qué guardamos y por qué',
          '[Enumera los datos de pedidos, cuentas, correos y visitas, con su finalidad y base jurídica.]',
        ],
        [
          'Quién más los recibe',
          '[Nombra transportistas, servicio de pago, alojamiento y otros, y en qué países están.]',
        ],
        ['Cuánto tiempo', '[Indica para cada tipo de datos cuándo se borra.]'],
        ['Cookies', '[Enumera qué se guarda en el dispositivo, para qué, y qué necesita consentimiento.]'],
        [
          'Tus derechos',
          '[Enumera los derechos de acceso, rectificación, supresión, oposición y reclamación, y cómo ejercerlos.]',
        ],
      ],
    },
    'brand-terms': {
      title: 'Condiciones',
      lede: 'Qué rige cuando haces un pedido.',
      sections: [
        ['A quién compras', `${name}, ${address}. ${email}`],
        [
          'Cómo se celebra el contrato',
          '[Indica cuándo aceptas un pedido: con el correo de confirmación, o de otro modo.]',
        ],
        ['Precios y pago', '[Indica si los precios incluyen el IVA, cómo se paga y cuándo cobras.]'],
        ['Envíos', 'Consulta la página <a href="/help/delivery">Envíos</a>.'],
        ['Si algo es defectuoso', '[Indica la garantía legal en cada país en el que vendes.]'],
        ['Ley y litigios', '[Nombra la ley aplicable y si participas en procedimientos de resolución de litigios.]'],
      ],
    },
    imprint: {
      title: 'Aviso legal',
      lede: 'Quién gestiona esta tienda, y cómo ponerte en contacto.',
      sections: [
        ['Titular', `${name}, ${address}`, '[Nombra a quien representa a la empresa.]'],
        ['Contacto', `${email}. [Tu número de teléfono]`],
        ['Registro e IVA', '[Nombra el registro y tu número.]', vat],
        ['Litigios', '[Indica si participas en un procedimiento ante una entidad de resolución de litigios.]'],
      ],
    },
  }),
}
