import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const pt: LanguageTexts = {
  code: 'pt',
  themes: [
    theme(
      'cooking',
      'cozinha receitas comida',
      `O caldo verde da minha avó não tem quantidades, só tem paciência.
      Fiz pão de queijo e sobraram exatamente zero.
      O fermento natural tem {n} dias e já manda na cozinha.
      Feijoada para onze numa cozinha para dois.`,
      `Toda a gente repetiu.
      A vizinha já bateu à porta com um prato.
      Amanhã fica ainda melhor.
      Escrevo a receita se alguém quiser.`,
    ),
    theme(
      'weather',
      'tempo chuva mar',
      `O nevoeiro está tão cerrado que o farol parece perdido.
      Choveu de lado durante {n} horas e depois veio um arco-íris duplo.
      O mar está zangado hoje, e lindo.
      Primeira noite fresca do ano, dormi de janela aberta.`,
      `A roupa ficou na corda, por teimosia.
      Cheira a terra molhada e a infância.
      Deem uma olhada nos vizinhos mais velhos.
      A previsão dizia «sol».`,
    ),
    theme(
      'music',
      'música fado samba',
      `O vizinho aprende cavaquinho e ao fim de {n} semanas já sei todas as notas erradas.
      Comprei um acordeão usado e agora percebo o preço.
      Ouvi um fado numa lavandaria, à meia-noite.
      A banda da aldeia tocou na estação até o comboio partir.`,
      `Está na minha cabeça desde terça-feira.
      Ninguém tossiu.
      Não foi perfeito, mas foi vivo.
      Chorei na primeira fila.`,
    ),
    theme(
      'birds',
      'aves natureza',
      `As andorinhas voltaram ao beiral da escola.
      Contei {n} flamingos no estuário esta manhã.
      Um bem-te-vi resolveu cantar dentro da garagem.
      A garça do canal já sabe a que horas abre a padaria.`,
      `Os binóculos ficaram em casa, claro.
      Não me mexi durante dez minutos.
      Alguém conhece a espécie?
      Ganhei o dia.`,
    ),
    theme(
      'books',
      'livros leitura biblioteca',
      `Acabei um romance onde nada acontece e não consegui parar.
      A biblioteca agora empresta guitarras.
      Encontrei um bilhete de elétrico de 1961 num atlas velho.
      Vou na página {n} e toda a gente tem três nomes.`,
      `A tradutora merece uma estátua.
      Chorei no autocarro.
      Não leiam a contracapa.
      O que andam a ler?`,
    ),
    theme(
      'cats',
      'gatos caturday',
      `O gato mudou-se para a caixa e deixou a cama cara ao pó.
      Às cinco da manhã alguém derrubou {n} canetas, uma a uma.
      Trouxe-me uma folha, toda orgulhosa.
      Não me posso levantar, tenho um gato em cima.`,
      `Não se arrepende de nada.
      A poltrona agora é dela, oficialmente.
      Parece que o jantar está atrasado.
      O cão finge que não vê.`,
    ),
  ],
  replies: lines(`
    Que maravilha, obrigada.
    Não fazia ideia!
    Discordo, mas está bem escrito.
    Onde foi isso?
    Parabéns!
    Cá em casa é igual.
    Obrigado pela descrição da imagem.
    Tens a fonte?
    Vou experimentar no domingo.
    Confirmo.
    Força!
  `),
  bios: lines(`
    Professora, surfista de fim de semana.
    Escrevo código e rego manjericos.
    Aqui pelos pássaros.
  `),
  polls: polls(`
    Café: | Com açúcar | Sem açúcar | Só chá
    Praia ou serra? | Praia | Serra | Sofá
  `),
  warnings: lines(`
    Comida
    Política
    Aranha
  `),
  given: names('Inês=ines João=joao Matilde Tiago Beatriz Gonçalo=goncalo Luísa=luisa Caetano'),
  family: names('Magalhães=magalhaes Conceição=conceicao Teixeira Barroso Falcão=falcao Vasconcelos'),
}
