import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { FAQ as English } from './texts.ts';

export const FAQ: MessagesOf<typeof English> = {
  title: 'よくある質問',
  description: 'Travel Impact Modelについてよくある質問への回答。どのようなモデルか、なぜ必要か、誰が管理しているか。',
  heading: 'よくある質問',
  items: [
    {
      question: 'Travel Impact Modelとは何ですか',
      answer: [
        [
          'Travel Impact Model（TIM）は、今後の便について、座席クラスごとに旅客1人あたりのCO2e排出量を予測します。算定方法は公表され、結果は無料で利用できます。公共財として維持されています。',
        ],
        [
          'Googleが管理しています。',
          { text: '2023年', href: LINKS.committeeAnnouncement },
          'からは、独立した諮問委員会（Advisory Committee）が開発を監督しています。',
        ],
      ],
    },
    {
      question: 'なぜ必要なのですか',
      answer: [
        [
          '同じ2都市を結ぶ便でも、排出量は大きく異なることがあります。',
          { text: '研究', href: LINKS.itineraryVariation },
          'によると、排出量が最も少ない便を選ぶと、移動によるCO2排出量は22\u2060～\u206063%減ります。そのような選択ができるのは、予約の前に、比較できる値が示されている場合だけです。',
        ],
        [
          '航空業界は、',
          { text: '2050年までにCO2排出量を実質ゼロ', href: LINKS.netZeroResolution },
          'にする目標を掲げています。共通のオープンな算定方法があれば、その進捗が分かります。',
        ],
      ],
    },
    {
      question: '現在どこで使われていますか',
      answer: [
        [
          'Google Flightsのほか、Skyscanner、Booking.com、Expedia、Sabre、Amadeus、Travelport、Trip.com、Didi、First Choiceが、このモデルの推計値を表示しています。',
          { text: 'Travalyst', href: LINKS.coalition },
          'の加盟企業は共通の枠組みとして使っており、同じ便にはどのサイトでも同じ値が表示されます。',
        ],
      ],
    },
    {
      question: '事務局の役割は何ですか',
      answer: [
        [
          '国際クリーン交通委員会（International Council on Clean Transportation）が事務局（Secretariat）を務めています。基礎調査、委員会の会議の進行、決定事項の公表、関係者との対話を担当します。',
        ],
      ],
    },
    {
      question: '諮問委員会の委員は誰ですか',
      answer: [
        [
          '航空会社、大学、政策分野、非政府組織の専門家です。2つの航空当局が、議決権のないオブザーバーとして参加しています。',
          { text: 'モデルの概要', href: '/about-tim' },
          'と、委員の氏名を示した',
          { text: 'ガバナンス', href: '/governance' },
          'のページをご覧ください。',
        ],
      ],
    },
  ],
};
