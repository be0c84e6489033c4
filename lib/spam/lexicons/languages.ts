/** Other languages: the trade of spam in them, and what people ask in them. Not bound to the edges of words. */
export const foreignTrade = `
  казино, игров, автомат, фриспин, депозит, ставк, букмекер, выигр, зеркал, бонус, рублей, промокод, скидк, продвиж,
  раскрут, сео, ссылк, трафик, сайт(?!е|ом), купить, продам, продаж, заказать, закажи, недорого, дешев, оптом, поставщик,
  поставк, доставк, прайс, рассылк, баз[аыу] (?:данн|телеф|e-?mail|клиент), базу, клиент, заявк, лид(?:ы|ов), кредит, займ,
  заём, микрозайм, без отказ, заработ, доход, инвестиц, крипт, биткоин, трейд, диплом, курсов(?:ая|ую|ые|ик), реферат,
  антиплагиат, на заказ, аттестат, справк, права, интим, знакомств, познаком, мои фото, продаю, обратной связи, девушк,
  секс, эскорт, виагр, сиалис, препарат, бесплатно, отзыв, накрут, подписчик, лайк, бизнес, предложени, предлага, сотруднич,
  компани, наша фирма, наш сайт, пишите в, телеграм, ватсап, подробности, переходи, регистрируй, гаранти, услуг, ремонт,
  натяжн, вывоз, грузоперевоз, аренда, недвижим, юрист, банкрот, оборудован, станок, металл, бетон, окна, реклам, выплат,
  играй, казіно, гроші, позик, замов, просуван, 工厂, 厂家, 外贸, 报价, 采购, 加工, 出口, 供应, 批发, 价格比, 模具, 注塑, 订单, 产品目录, 我司, 本公司,
  我们是.{0,6}(?:家|专业), 有限公司, 推广, 优化, 排名, 网站建设, 关键词, 谷歌, 外链, 博彩, 赌场, 娱乐城, 真人, 电子游戏, 体育投注, 投注, 棋牌, 彩票, 彩金, 提款, 注册就?送, 送\\d+元,
  红包, 返利, 返水, 贷款, 借款, 放款, 代开, 发票, 增值税, 代写, 代考, 论文, 海运, 空运, 清关, 包税, 时效, 价格好, 我们专业, 毕业证, 成绩单, 专业办, 可查, 联系 ?qq, 月费, 办证, 文凭,
  学历认证, 假证, 约炮, 色情, 成人, 美女, 上门, 裸聊, 加微信, 微信[:：], 加我, 联系人, q ?q[:：], 客服, 刷单, 兼职, 日赚, 赚钱, 比特币, 虚拟币, 炒股, 股票, 投资, 高仿, 名表, 代购,
  跨境电商, 收款, 点数, 优惠, 邮箱群发, 数据库, 客户资料, 货代, 物流, 展会, カジノ, 出会い, 副業, 稼げ, 格安, ブランドコピー, バカラ, 토토, 카지노, 바카라, 대출, 성인, prestamo,
  credito rapido, posicionamiento, diseno (?:de )?(?:paginas? )?web, aumente sus, nuestros servicios,
  nuestra (?:agencia|empresa ofrece), somos una (?:empresa|agencia), referencement, creation de sites?, nos services,
  pret entre particuliers, offre de pret, taux d'interet, notre agence, suchmaschinenoptimierung, unsere dienstleistungen,
  kreditangebot, ohne schufa, wir bieten (?:ihnen|an), ihre (?:web ?seite|homepage|website), emprestimo, nossos servicos,
  divulgacao, bahis, bonusu, casino sitesi, pinjaman, jasa (?:seo|pembuatan|backlink), slot gacor, vay tien, dich vu kredyt,
  pozycjonowanie, tworzenie stron, finansowani, zarabia, prestito, i nostri servizi`

/** Words and whole scripts in which people ask. */
export const foreignPeople = `
  курс[аеуыо]?(?![а-яё]), обучен, обучать, учиться, учёб, научи, навчан, хочу, хотел, сколько, стоит, стоимост, можно ли,
  подскаж, интересует, меня, мне, здравствуйте, добрый день, добрий день, спасибо, пожалуйста, сертификат, сертифікат,
  оплатит, оплачив, занят, заняття, группа, група, начать, преподавател, викладач, дякую, вітаю, чи можна, скільки,
  здравейте, поздрави, благодаря, завърш, 课程, 学习, 学费, 上课, 报名, 转行, 就业, 请问, 我想, 我是, 我在, 想学, 奖学金, 分期, 零基础, 证书, 毕业(?!证), 老师, 時間,
  課程, 學習, 學費, 請問, 謝謝, 谢谢, ません, でしょうか, お願い, です, ます, ください, 습니다, 나요, 까요, 합니다, 어요, 세요, 가요`

/** Plain words of other languages in Latin letters, of those who ask: bound to the edges of words. */
export const foreignWords = `
  hola+, buenas, buenos dias, gracias, quiero, quisiera, me (?:interesa|gustaria|he dado|llego), curso, cursos, precio,
  cuanto, cuesta, certificado, beca, clases, estoy, tengo, puedo, hace falta, para (?:mi|poder|esto), saludos, usted, pagar,
  matricula, trabajo (?:de|en|como|por), soy, saber, ola, bom dia, boa (?:tarde|noite), obrigad[oa], gostaria, preciso,
  quero, preco, quanto, bolsa, aulas, voces, trabalho, posso, estou, turma, terminei, parcel\\w+, inscri\\w+, fazer,
  bonjour, bonsoir, salut, merci, je (?:suis|voudrais|souhaite\\w*|veux?|cherche|ne|n'ai|travaille|peux|joindrais|touche),
  j'ai, formation, cours, combien, est.ce que?, y a-t-il, avez.vous, puis-je, peut, mon (?:cv|fils|employeur|dossier),
  ma (?:fille|formation), cordialement, inscription, rembours\\w+, stage, guten (?:tag|morgen|abend), hallo, kurs,
  kurse[ns]?, ich (?:bin|mochte|habe|interessiere|wurde|arbeite|suche|kann|wollte|komme|lebe), kosten, weiterbildung,
  umschulung, bitte, danke, vielen dank, konnte ich, gibt es, haben sie, ist (?:der|die|das|es), meine?, bildungsgutschein,
  arbeitsamt, grusse?n?, tag zusammen, anfrage, englisch, ciao, salve, buongiorno, buonasera, vorrei, corso, corsi, costi,
  quanto costa, lavoro (?:fino|in|come|a), borsa, studio, grazie, sono, iscri\\w+, laurea, ho (?:visto|\\d+), dzien dobry,
  szkoleni\\w+, kurs\\w*, chcia\\w+, kiedy, czy (?:jest|moge|zaczac|sa|jesli|kurs), prosze, dziekuje, mam (?:pytanie|\\d+),
  jestem, pracuje, dobry den, dekuji, chtel\\w*, prosim, kolik, vystavujete, buna (?:ziua|seara), multumesc, vreau, as dori,
  puteti, koszonom, szeretnek, tanfolyam, merhaba(?:lar)?, selam, egitim\\w*, ucret\\w*, taksit\\w*, miyim, misiniz,
  musunuz, tesekkur\\w*, istiyorum, goedemorgen, goedendag, beste, ik (?:ben|wil|las|werk|heb|zou), groetjes, groet, cursus,
  opleiding, kan ik, jullie, hej, jag (?:ar|vill|undrar|har), hvad, jeg (?:er|vil|har), kursus, tack, tak, hei, mina, olen,
  kiitos, halo, min, saya, aku, biaya, terima kasih, makasih, tanya, belajar, boleh, bayaran, mau, nggak, apakah,
  selamat (?:pagi|siang|sore|malam), xin chao, minh, khoa (?:hoc|nay), hoc phi, cho (?:minh|em|toi) hoi, cam on, muon hoi,
  em (?:muon|la), toi (?:muon|la), po, opo, gusto, ako, magkano, sana, kayo, salamat, ba kayo, yung, abeg, una, dey, wetin,
  how far, i fit, no too, oga, biko, daalu, ndewo, e ku, se mo, jowo, nagode, sannu, don allah, habari, nataka, asante\\w*,
  shikamoo, naomba, kulipa, mambo, ngapi, molo, sawubona, dumela, ndi, akwaaba, medaase, mhoro, salam, salaam, as?salam\\w*,
  assalamu, wa alaikum, namaste, namaskar, sat sri akal, mujhe, mera, meri, kya, kitna, kitni, hai, kaise, karna, chahta,
  chahiye, bhai, ji, vanakkam, kia ora, nga mihi, talofa, bore da, diolch, dia dhuit, go raibh, slan, inshallah,
  insha'?allah, mashallah, shukran, yani, khoya`
