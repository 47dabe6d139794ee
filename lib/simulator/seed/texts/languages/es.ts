import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const es: LanguageTexts = {
  code: 'es',
  themes: [
    theme(
      'birds',
      'aves naturaleza pajareo',
      `Una pareja de golondrinas ha vuelto al mismo nido del portal.
      Esta mañana conté {n} flamencos en la laguna.
      El mirlo del patio canta desde las cuatro y no tiene piedad.
      Hoy he visto mi primer abejaruco, parecía pintado por un niño.`,
      `Los prismáticos estaban en casa, por supuesto.
      No me atreví a moverme.
      Si alguien sabe qué especie es, que me lo diga.
      Con esto ya tengo el día hecho.`,
    ),
    theme(
      'cooking',
      'cocina recetas pan',
      `Hoy toca potaje de mi abuela, sin cantidades y sin prisa.
      La masa madre tiene {n} días y ya opina.
      Tortilla con cebolla, y no admito debate.
      Se me quemó el arroz y el socarrat fue lo mejor.`,
      `Todo el mundo repitió.
      La receta dice «harina, la que pida».
      Mañana estará todavía más rico.
      La vecina ya ha llamado a la puerta con un plato.`,
    ),
    theme(
      'trains',
      'trenes TrenNocturno transporte',
      `El tren se ha parado por unas ovejas, ovejas de verdad.
      {n} minutos de retraso y ya nos conocemos todos en el vagón.
      Ha vuelto el tren nocturno y la estación estaba llena de gente con flores.
      Ventanilla, lluvia y un libro largo: no necesito más.`,
      `Nadie tenía prisa.
      Una niña fue contando los puentes en voz alta.
      Ojalá más trenes así.
      El café del bar estaba sorprendentemente bueno.`,
    ),
    theme(
      'football',
      'fútbol FútbolFemenino barrio',
      `Perdimos {n} a uno y aun así aplaudimos al portero.
      Un perro entró en el campo y dio el mejor pase del partido.
      Las chicas del barrio han subido de categoría.
      Aquello no fue fuera de juego y se lo contaré a mis nietos.`,
      `El bocadillo estuvo mejor que la segunda parte.
      Recuperaré la voz el miércoles.
      Siempre nos quedará la próxima temporada.
      Del árbitro prefiero no hablar.`,
    ),
    theme(
      'sky',
      'astronomía cielo luna',
      `Anoche vimos los anillos de Saturno desde la azotea.
      {n} estrellas fugaces en una hora, y un búho de acompañante.
      El cometa es una manchita preciosa.
      La luna salió detrás de la sierra como si la hubieran ensayado.`,
      `Mi hija preguntó si allí arriba se aburren.
      Hace falta una manta y nada más.
      Mañana no serviré para nada en el trabajo, y me da igual.
      Lo he dibujado a lápiz, porque la cámara no quiso.`,
    ),
    theme(
      'cats',
      'gatos GatosDeMastodon caturday',
      `El gato se ha mudado a la caja y ha dejado la cama cara vacía.
      A las cinco de la mañana tiró {n} bolígrafos, uno por uno.
      Me ha traído una hoja, orgullosísima.
      No puedo levantarme: tengo un gato encima.`,
      `No se arrepiente de nada.
      Ahora es oficialmente su sillón.
      Dicen que la cena llega tarde.
      El perro finge no ver nada.`,
    ),
    theme(
      'city',
      'ciudad bicicleta vivienda',
      `Donde había un aparcamiento ahora hay una plaza con árboles y sombra.
      El pleno aprobó anoche el carril bus por {n} votos a doce.
      Hoy la calle estuvo cerrada a los coches y aparecieron mesas de ajedrez.
      Otra familia que se va del barrio por el alquiler.`,
      `Nadie echa de menos el ruido.
      Se puede, está visto.
      Es poca cosa y lo cambia todo.
      Hubo protestas y hubo bizcocho.`,
    ),
    theme(
      'books',
      'libros lectura biblioteca',
      `Terminé una novela en la que no pasa nada y no pude soltarla.
      La biblioteca ya presta telescopios, moldes y un banyo.
      Apareció un billete de tranvía de 1961 dentro de un atlas viejo.
      Voy por la página {n} y todos tienen tres nombres.
      El gato de la librería ha ascendido a jefe de poesía.`,
      `La traductora merece una estatua.
      Lloré en el autobús y lo volvería a hacer.
      No lean la contraportada.
      ¿Qué están leyendo ustedes?`,
    ),
    theme(
      'garden',
      'huerto jardín abejas',
      `Babosas: {n}. Lechugas: cero.
      Primer tomate del huerto, repartido en cinco con solemnidad.
      Debajo del ruibarbo vive un sapo; le he pedido disculpas.
      El manzano que dábamos por muerto está en flor.
      Tres clases de abejas en la misma mata de tomillo.`,
      `La espalda opina otra cosa.
      Llovió en cuanto guardé la regadera.
      Los vecinos también tendrán lo suyo.
      El año que viene pongo etiquetas, lo digo siempre.`,
    ),
    theme(
      'weather',
      'tiempo lluvia niebla',
      `La niebla es tan espesa que el faro parece perdido.
      Llovió de lado {n} horas y después pidió perdón con un arcoíris.
      La tormenta se llevó la silla del jardín.
      Otra ola de calor: el sótano de la biblioteca está lleno.`,
      `Tendí la ropa igual, por fe.
      Huele a piedra mojada y a infancia.
      El paraguas duró una esquina.
      Pregunten por sus vecinos.`,
    ),
  ],
  replies: lines(`
    Me has alegrado la mañana, gracias.
    No tenía ni idea, qué bonito.
    No estoy de acuerdo, pero lo explicas muy bien.
    ¿Dónde es eso?
    ¡Enhorabuena!
    En mi casa pasa lo mismo.
    Gracias por describir la imagen.
    ¿Tienes la fuente?
    Ay, no. Cuéntanos cómo sigue.
    Lo pruebo el domingo.
    Confirmo.
    ¿Y qué te contestó?
    ¡Vaya cara!
  `),
  bios: lines(`
    Maestra, ciclista y lectora de etiquetas.
    Programador que preferiría estar en el monte.
    Cocino, luego existo.
    Aquí por los pájaros y los chistes malos.
  `),
  polls: polls(`
    ¿Tortilla con o sin cebolla? | Con | Sin | Me voy del país
    ¿Qué libro leemos en octubre? | Cuentos | La novela del faro | Poesía
  `),
  warnings: lines(`
    Comida
    Política municipal
    Destripes
    Araña enorme
  `),
  given: names(
    'Lucía=lucia Íñigo=inigo Marisol Joaquín=joaquin Ximena Andrés=andres Begoña=begona Rubén=ruben Carmen Emilio',
  ),
  family: names('Ibáñez=ibanez Núñez=nunez Carrasco Quintana Peñalver=penalver Robledo Salgado Urrutia'),
}
