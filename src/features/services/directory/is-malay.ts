/** Malay words that a shop owner may type here and that are not English words. */
const malayWords = new Set(
  `akauntan bahasa bengkel bina buat bunga butik cukai desa dobi doktor emas gambar gerai gigi gim guaman gunting haiwan
  harga hartanah inap insurans jahit jualan kafe katering kebun kecantikan kecergasan kedai kereta kewangan klinik
  kontraktor kuih ladang laman makan makanan melayu murah pakaian pelancongan pembinaan pendidikan penginapan
  perabot perakaunan percetakan percutian pergigian peguam perkahwinan perniagaan persatuan rambut restoran rumah runcit
  salun saya sekolah sesawang sewa syarikat tadika takaful taska tudung tuisyen ubat untuk urut usahawan warung yang`.split(
    /\s+/,
  ),
)

/** Whether a search is in Malay, which one Malay word is enough for. */
export const isMalay = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => malayWords.has(word))
