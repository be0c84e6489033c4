/**
 * What is sold in more languages than foreignTrade has: loans, gambling, quick money, places in search results, followers,
 * goods, services for offices. Parts of words, as languages bend them.
 */
export const selling = `
  قرض, قروض, تمويل, سداد, تسديد, مديون, بدون كفيل, بدون تحويل, كفيل, بالجملة, اربح, ارباح, أرباح, الربح, ربح, بونص, دولار يوميا, يوميا من,
  بدون خبرة, متابعين, تصدر محركات, محركات البحث, تصميم مواقع, تصميم تطبيقات, اسعار تنافسية, بأسعار, عرض خاص, العرض الخاص, خصم خاص, نوفر لكم, نقدم لكم,
  نقدم خدمات, خدمات تحسين, شركة متخصصة, شركتنا, اطلب الان, اطلب الآن, اطلب الكتالوج, سجل الان, سجل الآن, تواصل معنا, للتواصل, للطلب, واتساب, الواتساب,
  تداول, عملات رقمية, فوركس, استثمر, استثمار, رهان, مراهنات, كازينو, شيخ روحاني, جلب الحبيب, فك السحر, حبوب, منشطات, توصيل لجميع, تنظيف, نقل عفش,
  فروش, خرید ممبر, فالوور, فیلترشکن, وی پی ان, تخفیف ویژه, سفارش دهید, وام فوری, وام بدون, شرط بندی, کسب درآمد, درآمد روزانه, سئو, طراحی سایت, قیمت مناسب,
  قرضہ, کمائیں, آن لائن کمائی, گھر بیٹھے, הלוואה, הלוואות, קידום אתרים, בניית אתרים, קזינו, הימורים, להרוויח, הכנסה, מבצע, במחיר, השקעה, ללא ערבים,
  लोन, कमाएं, कमाए, कमाई, घर बैठे, रोज, बिना सिबिल, सिबिल, डाउनलोड करें, व्हाट्सएप, सीमित, निवेश, दोगुना, सट्टा, मटका, वशीकरण, ज्योतिष, सस्ते, ऑफर, गारंटी,
  লোন, ইনকাম, আয় করুন, ঘরে বসে, বিনিয়োগ, বোনাস, কিনুন, অফার, கடன், சம்பாதிக்க, முதலீடு, వశీకరణ, లోన్, సంపాదించ,
  เงินกู้, ปล่อยกู้, เงินด่วน, สินเชื่อ, อนุมัติไว, เช็คบูโร, ไม่ต้องค้ำ, ทักไลน์, แอดไลน์, เว็บตรง, สล็อต, บาคาร่า, ฝากถอน, เครดิตฟรี, แทงบอล, คาสิโน, หวย, รายได้เสริม, รายได้ต่อ, รับทำ,
  รับทำเว็บ, ติดหน้าแรก, ขายส่ง, ราคาถูก, โปรโมชั่น, เพิ่มผู้ติดตาม, ลงทุน, กำไร, vay von, vay tín, vay tiền, vay nhanh, vay nóng, tín chấp, thế chấp, giải ngân, nợ xấu, nhà cái, nạp rút, cá cược,
  casino trực, nổ hũ, khuyến mãi, kiếm tiền, thu nhập, thiết kế web, dịch vụ seo, tăng like, tăng follow, liên hệ zalo, giá rẻ, giá sỉ, pinjol, pinjaman, langsung cair, tanpa jaminan, cukup ktp, bunga rendah, modal usaha,
  bonus new member, deposit pulsa, maxwin, gacor, judi, togel, jasa pembuatan, jasa website, tambah follower, penghasilan, cuan, 稼げ, 月収, 日収, 不労所得, 誰でも, 先着, 無料プレゼント, プレゼント中,
  line追加, line登録, ライン登録, 教材, 投資, 儲か, 融資, 即日, 審査なし, 限定公開, 集客, 上位表示, ホームページ制作, ご提案, 弊社サービス, 営業代行, 格安で, 秘密の関係, 報酬, 人妻, 写真を見, パチンコ, 競馬, 必勝, 초보자, 무직자,
  당일대출, 소액대출, 대출, 신용불량, 부업, 재택, 수익보장, 월수익, 투자, 리딩방, 카톡 ?상담, 카톡문의, 상위노출, 마케팅 대행, 홈페이지 제작, 먹튀, 메이저, 첫충, 가입코드, 놀이터, 슬롯, 출장, 만남, 팔로워 늘,
  贷, 包装产品, 招聘兼职, 佣金, 返佣, 时间自由, 无需押金, 先做后付, 首页排名, 高权重, 七天见效, 塑料, 生产厂家, 厂价, 欢迎索取, 可按图, 税点, 先验证, 祛斑, 减肥, 私人侦探, 赌, 澳门, 百家乐, 老虎机, 稳赚, 回报率, 内幕, 群发, 加群,
  χωρις εγγυ, δανει, καζινο, στοιχημα, κερδιστε, προωθηση ιστοσελ, κατασκευη ιστοσελ, προσφορα μονο, φθην, კრედიტ, სესხ, კაზინო, იშოვ, վարկ, խաղատ, ብድር, ካዚኖ, কম দামে, шляхом пасивн, заробіт, заробля, прибут, позик, кредит, казин,
  ставк, просуванн, створення сайт, безкоштовний аудит, печалб, печели, кредит без, изработка на сайт, оптимизация на сайт, зајам, зарад, израда сај, инвестирај`

/** The same in Latin letters, without accents, from the edge of a word on. */
export const sellingWords = `
  prestamist\\w*, prestamos?, creditos? (?:rapid|sin|desde|personal)\\w*, sin (?:aval|nomina|buro|asnef)\\w*, asnef, interes del, inversion minima, ganar? dinero,
  ganar (?:entre|hasta), ganancias?, diarios?, desde (?:tu|su) (?:casa|celular), medio tiempo, agreg\\w+ al whatsapp, escribeme, seguidores, posiciona\\w*, primeros lugares, salir? en google,
  no sale en google, su (?:pagina|sitio|web), tu (?:pagina|sitio|academia|web), analisis gratis, auditoria gratuita, presupuesto sin compromiso, videollamada, hacemos (?:apps|paginas|webs|videos), oferta de empleo,
  limpieza de oficinas, apuestas, tragaperras, tiradas gratis, amarres?, brujo, vidente, pierda peso, renda extra, ganhar (?:dinheiro|ate|de \\d+), ganhe, ganhando, pelo celular, no zap, me chama no, vagas limitadas, sem experiencia,
  trafego pago, mais (?:alunos|seguidores|clientes|vendas|matriculas), dobrar suas, suas (?:matriculas|vendas), sem compromisso, pagamento no pix, emprestimos?, sem consulta, consignado, cartao de credito sem, apostas?, cassino,
  rodadas gratis, criacao de sites?, seu (?:site|negocio|instagram), primeira pagina, prets?, entre particuliers, offre de pret, j'accorde, honnete, remboursable sur, taux (?:fixe )?de, sous 24 ?h\\w*, gagnez, gagner (?:jusqu|de l'argent)\\w*,
  depuis chez vous, sans diplome ni, travail a domicile, complement de revenu, revenus? passifs?, votre (?:site|referencement|visibilite|site internet), premiere page, sans engagement, devis gratuit, notre societe, bonnes affaires,
  fichiers?, base de donnees, contacts? (?:verifies|qualifies), tarif special, un echantillon, voyan\\w+, marabout\\w*, retour (?:de l')?etre aime, desenvout\\w*, perdre du poids, mutuelle, panneaux solaires, isolation a 1, compte formation,
  nebenjob, nebenverdienst, von zu hause, keine vorkenntnisse, pro woche, pro monat verdienen, geld verdienen, verdienen sie, passives einkommen, sofortkredit\\w*, kredit\\w*, schufa\\w*, zinsen ab, festgeld, rendite, ihre(?:r|n)? (?:internetseite|internetauftritt|webauftritt|seite|website|homepage)(?: ist)?,
  festpreis, wir erstellen, suchmaschinen\\w*, mehr (?:kunden|anfragen|umsatz|teilnehmer), planbar, kein risiko, nur bei erfolg, mein kalender, firmenadressen, ansprechpartner, nur (?:noch bis|heute), jetzt (?:sichern|bestellen|profitieren), rabatt auf,
  unverbindlich\\w*, abnehmen, potenz\\w*, prestit[io], protestati, cattivi pagatori, liquidita, risposta in giornata, guadagn\\w+, da casa, lavoro da casa, preventivo gratuito, il vostro sito, siti (?:web|internet|per), realizziamo, prima pagina,
  posizionamento, seguaci, scommess\\w*, bonus benvenuto, inserzione, offerta speciale, dimagri\\w*, pozyczk\\w*, chwilowk\\w*, bez bik, bez zaswiadczen, decyzja w, pieniadze na koncie, kwot[ay], pozycjon\\w*, panstwa (?:strony?|firm\\w*), (?:wiecej )?klientow z, netto miesiecznie, ksiegowosc\\w*,
  oferujemy, zarob\\w*, zarabiaj\\w*, praca (?:zdalna|w domu) bez, kasyno, zaklady, bezplatn(?:a|y) (?:wycen|audyt)\\w*, pierwszy miesiac gratis, tanie (?:strony|sklepy), pujck\\w*, uver bez, vydelavej\\w*, nove stranky, vase stranky, tvorba (?:webu|stranek), udelame vam, zdarma analyz\\w*, kasino,
  imprumut\\w*, credite? (?:rapid|fara)\\w*, fara (?:garantii|adeverinta), castig\\w*, servicii de, oferim, prima \\w+ gratuita, o oferta, advertorial\\w*, site-ul dumneavoastra, pariuri, cazino, hitel\\w*, kolcson\\w*, keressen (?:otthonrol|naponta), weboldal\\w* keszit\\w*, honlap\\w*,
  kaszino, web tasarim, sitenizi, fiyatlarla, yapiyoruz, teklif almak, takipci\\w*, satin al, anlik gonderim, aninda, sifre istemez, deneme bonusu, cevrimsiz, canli bahis, guncel giris, uye ol, kredi basvuru, evden para, para kazan\\w*, ek gelir, dofollow, plaatsing(?:en)?, gastartikelen,
  gastblogs?, linkbuilding, samenwerking blog, uw website, jullie website, vrijblijvend\\w*, (?:meer|extra) (?:klanten|leads|omzet), lening\\w*, zonder bkr, geld lenen, thuiswerk, bijverdien\\w*, hemsid\\w+, hjemmesid\\w+, nettside, jeres side, deres side, gratis forslag, (?:uforpliktende|uforpligtende) tilbud, lan ut(?:en|an), tjen(?:a|e)? penge\\w*, tjana pengar, mer trafik, fler kunder,
  flere kunder, lainaa?, pikalaina\\w*, ansaitse, verkkosivut, hakukone\\w*, kasinot?, lisaa asiakkaita, laenu?, kiirlaen, paskol\\w*, greitas kreditas, krediit\\w*, kredits, zajam\\w*, kredit bez, zarad\\w*, izrada (?:sajta|web)\\w*, mkopo\\w*, mikopo, pesa haraka, pata pesa, jipatie, ajira mtandao, babalawo, sangoma, spells?, vashikaran, jyotish, paise kamaye, ghar baithe`
