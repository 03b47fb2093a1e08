/** Words of Turkish that ask or connect and say nothing about the answer; added to those of @orama/stopwords. */
export const TURKISH_FILLERS = `
  kim ne nedir hangi nerede nereden nereye neresi nasıl neden niçin niye kaç kaçta mı mi mu mü
  mıdır midir var yok olur olabilir lazım gerek gerekir gerekiyor gerekli istiyorum isterim
  bulabilirim bulurum bulunur alabilirim alırım alınır yapabilirim yapılır yaparım edebilirim
  edilir edinebilirim mümkün sunuyor sunar sağlar sunulan mevcut lütfen ben bana benim biz bize
  sen siz bir bu şu ve veya ile için gibi kadar daha çok en
`;
