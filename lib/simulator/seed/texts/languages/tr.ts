import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const tr: LanguageTexts = {
  code: 'tr',
  themes: [
    theme(
      'cats',
      'kediler caturday',
      `Kedi kutuya taşındı, pahalı yatağı toza bıraktı.
      Sabahın beşinde biri masadan {n} kalemi tek tek düşürdü.
      Bana bir yaprak getirdi, çok gururluydu.
      Kalkamıyorum, üzerimde kedi var.`,
      `Hiç pişman değil.
      O koltuk artık resmen onun.
      Akşam yemeği gecikmiş, öyle diyorlar.
      Köpek görmezden geliyor.`,
    ),
    theme(
      'cooking',
      'yemek tarif ekmek',
      `Teyzemin mercimek çorbasında tek eksik teyzem.
      Ekşi maya {n} günlük ve şimdiden fikir sahibi.
      Pilavın dibi tuttu, en güzel yeri orası oldu.
      On bir kişilik mantıyı iki kişi açtık.`,
      `Herkes bir tabak daha istedi.
      Komşu kapıyı çaldı bile.
      Yarın daha da güzel olur.
      Tarifi isteyene yazarım.`,
    ),
    theme(
      'city',
      'şehir vapur bisiklet',
      `Vapurda çay, martılar ve hafif bir sis.
      Otoparkın yerine ağaçlı bir meydan yaptılar, meğer herkes hep bunu istermiş.
      Meclis dün gece otobüs yolunu {n} oyla kabul etti.
      Biri kırık bankı üç renk tahtayla onarmış.`,
      `Gürültüyü kimse özlemedi.
      Demek oluyormuş.
      Küçük bir şey ama gün değişiyor.
      İtiraz da vardı, kek de.`,
    ),
    theme(
      'books',
      'kitap okuma',
      `Hiçbir şeyin olmadığı bir roman bitirdim, elimden bırakamadım.
      Eski bir atlasın içinden 1961 tarihli tramvay bileti çıktı.
      {n}. sayfadayım ve herkesin üç adı var.
      Kütüphane artık teleskop da ödünç veriyor.`,
      `Çevirmene heykel dikilmeli.
      Otobüste ağladım.
      Arka kapağı okumayın.
      Siz ne okuyorsunuz?`,
    ),
  ],
  replies: lines(`
    Sabahımı güzelleştirdin, teşekkürler.
    Bilmiyordum, ne güzel!
    Katılmıyorum ama güzel yazmışsın.
    Burası neresi?
    Tebrikler!
    Bizde de aynı.
    Görsel açıklaması için teşekkürler.
    Pazar günü deneyeceğim.
    Aynen.
  `),
  bios: lines(`
    Öğretmen, vapur yolcusu, kedi sahibi.
    Kod yazar, ekmek pişirir.
  `),
  polls: polls(`
    Çay mı kahve mi? | Çay | Kahve | İkisi de
    Deniz mi dağ mı? | Deniz | Dağ | Ev
  `),
  warnings: lines(`
    Yemek
    Siyaset
    Örümcek
  `),
  given: names('Elif Çağan=cagan Ayşe=ayse Barış=baris Gülsüm=gulsum İlker=ilker'),
  family: names('Yıldız=yildiz Özkan=ozkan Şahin=sahintr Demir'),
}
