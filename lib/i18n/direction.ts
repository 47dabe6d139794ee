const RTL_SCRIPTS = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Sogd Syrc Thaa Yezi'.split(' '))

/** Returns the writing direction of a BCP 47 locale; left to right when the tag is invalid. */
export function dirOf(locale: string): 'ltr' | 'rtl' {
  try {
    return RTL_SCRIPTS.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
