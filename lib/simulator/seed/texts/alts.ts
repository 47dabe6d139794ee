import type { SceneName } from '../media/scenes'
import type { ThemeKey } from './shape'

/** Motifs that fit a subject. */
export const SCENES_OF: Readonly<Record<ThemeKey, readonly SceneName[]>> = {
  birds: ['bird', 'forest'],
  cooking: ['bowl'],
  trains: ['train', 'hills'],
  garden: ['flower'],
  sky: ['night'],
  code: ['chart'],
  books: ['shelf'],
  football: ['city', 'chart'],
  weather: ['sea', 'hills', 'mountains'],
  cats: ['cat'],
  city: ['city', 'train'],
  music: ['pattern', 'shelf'],
  hiking: ['mountains', 'forest', 'hills'],
  craft: ['pattern'],
}

/** Descriptions of the drawn pictures, by motif. */
export const ALTS: Readonly<Record<SceneName, readonly string[]>> = {
  hills: [
    'Rolling hills in four shades, with a low sun.',
    'Layered hills fading into haze under a pale sky.',
  ],
  mountains: [
    'Snow-capped peaks behind a dark ridge.',
    'A row of steep mountains, their tips white, the sky striped by evening light.',
  ],
  sea: [
    'A small sailing boat beside the reflection of the setting sun.',
    'Calm sea, low sun, one boat with a white sail.',
  ],
  city: [
    'High-rise houses at dusk, about half of the windows lit.',
    'A skyline drawn in flat shapes with glowing windows.',
  ],
  night: [
    'A thin crescent moon and many stars above a dark hillside.',
    'Night sky over hills; the moon is a narrow sickle.',
  ],
  bird: [
    'A round little bird with a pale belly sits on a branch, looking right.',
    'Small songbird on a twig against a striped sky.',
  ],
  cat: [
    'A cat sits upright on a floor and stares straight at the camera.',
    'Cat with bright eyes in front of a pastel wall.',
  ],
  flower: [
    'Three flowers in different colours on long green stems.',
    'Three blossoms, each with a yellow middle.',
  ],
  bowl: [
    'A bowl of stew seen from above on a warm table top.',
    'Top view of a white bowl filled with colourful vegetables.',
  ],
  train: ['A short train with wide windows crosses a plain.', 'Railway carriages in front of low hills.'],
  shelf: ['Three shelves packed with books in many colours.', 'A bookcase, filled to the last gap.'],
  forest: ['Pointed firs in three rows, darker towards the front.', 'A fir wood in mist.'],
  pattern: [
    'A tiled pattern of quarter circles, rings and triangles.',
    'Geometric quilt of circles and triangles.',
  ],
  chart: [
    'Bar chart without labels; the bars rise and fall irregularly.',
    'A simple bar chart in shades of blue.',
  ],
}

/** Descriptions in other languages; motifs not listed stay undescribed. */
export const FOREIGN_ALTS: Readonly<Record<string, Readonly<Partial<Record<SceneName, string>>>>> = {
  de: {
    cat: 'Eine Katze sitzt aufrecht und schaut direkt in die Kamera.',
    bowl: 'Eine Schüssel Eintopf, von oben gesehen.',
    bird: 'Ein kleiner runder Vogel auf einem Zweig.',
    train: 'Ein kurzer Zug fährt durch eine Ebene.',
    flower: 'Drei Blumen in verschiedenen Farben.',
    city: 'Hochhäuser in der Dämmerung, etwa die Hälfte der Fenster leuchtet.',
  },
  fr: {
    cat: 'Un chat assis regarde l’objectif bien en face.',
    bowl: 'Un bol de ragoût vu d’en haut.',
    bird: 'Un petit oiseau rond sur une branche.',
    flower: 'Trois fleurs de couleurs différentes.',
    shelf: 'Trois étagères pleines de livres.',
  },
  es: {
    cat: 'Un gato sentado mira fijamente a la cámara.',
    night: 'Luna creciente y muchas estrellas sobre una loma.',
    bowl: 'Un plato de potaje visto desde arriba.',
    train: 'Un tren corto cruza la llanura.',
  },
  ja: {
    cat: 'まっすぐこちらを見つめて座る猫。',
    train: '平野を走る短い列車。',
    bowl: '上から見たスープの器。',
    night: '丘の上の細い三日月と星空。',
    flower: '色のちがう三つの花。',
  },
  ar: {
    cat: 'قط جالس ينظر مباشرة إلى الكاميرا.',
    bowl: 'طبق حساء ملوّن من الأعلى.',
    shelf: 'ثلاثة رفوف مليئة بالكتب.',
    night: 'هلال رفيع ونجوم كثيرة فوق تلة.',
  },
}
